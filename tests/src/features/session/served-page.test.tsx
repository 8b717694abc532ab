import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AuthProvider, useAuth, useIsVisitor, type Session } from '#src/features/session/auth-provider.tsx';
import { openVisitor } from '#src/features/session/visitor.ts';
import { eventually } from '#tests/harness/eventually.ts';

function Page() {
  const isVisitor = useIsVisitor();
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <form>{isBusy ? 'busy' : 'ready'}</form>
      {!isVisitor && <p>Somebody may come in</p>}
    </>
  );
}

it('works with the markup that a visitor was served, though they touched the form before the code was there', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<Session>();
  const session = openVisitor(() => started);
  const page = (
    <AuthProvider session={session}>
      <Page />
    </AuthProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  session.send({ type: 'signOut.requested' });
  const busy = session.getSnapshot();
  expect(busy.hasTag('busy')).toBe(true);
  start({ getSnapshot: () => busy, subscribe: () => ({ unsubscribe: () => undefined }), send: () => undefined });
  await eventually(() => expect(session.isVisitor?.()).toBe(false));

  const onRecoverableError = vi.fn();
  const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError }));
  onTestFinished(() => {
    act(() => hydrated.unmount());
    root.remove();
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('Somebody may come in')).toBeVisible();
});
