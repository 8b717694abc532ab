import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';

/** A machine that is busy just after something was drawn and found: a millisecond passes before React comes to the effects. */
async function stallOnceFound(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  const begun = performance.now();
  while (performance.now() - begun < 5);
}

function TakesFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => void stallOnceFound(), []);
  useEffect(() => button.current?.focus(), []);
  return <button ref={button}>Go on</button>;
}

function ComesByItself() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setThere, 0, true);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <TakesFocus />;
}

it('goes on, once something was found that came by itself, when its effects have run', async () => {
  render(<ComesByItself />);
  expect(await screen.findByRole('button', { name: 'Go on' })).toHaveFocus();
});
