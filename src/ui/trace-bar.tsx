import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../lib/files/download.ts';
import { useWords } from '../lib/locale.ts';
import { support } from '../lib/settings.ts';
import { keepTrace, type KeptTrace } from '../lib/trace/keep-trace.ts';
import { recordTrace } from '../lib/trace/record-trace.ts';
import { traceBarId } from '../lib/trace/trace-key.ts';
import { traceTexts as texts } from '../texts/trace.ts';
import { Button } from './button.tsx';
import { Email } from './email.tsx';
import { focusHeadingOnUnmount } from './focus-heading-on-unmount.ts';
import { PageBar } from './page-bar.tsx';

/** Begins to record for support, or leads to the bar where that has begun. */
export function beginRecording(): void {
  const bar = document.getElementById(traceBarId);
  if (bar) bar.focus();
  else open(keepTrace(), { focused: true });
}

/**
 * Goes on with a trace after the page was loaded anew, from before its first machine starts.
 * @param kept what the tab has kept of it
 */
export function goOnRecording(kept: string): void {
  open(keepTrace(kept), { focused: false });
}

/** The bar stands beside the app, so that it is there on a page that broke, too. */
function open(trace: KeptTrace, { focused }: { focused: boolean }): void {
  recordTrace(trace);
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const close = () => {
    trace.stop();
    root.unmount();
    place.remove();
  };
  root.render(<TraceBar trace={trace} focused={focused} onClose={close} />);
}

type TraceBarProps = { trace: KeptTrace; focused: boolean; onClose: () => void };

/** What is recorded and what the file holds, with the ways to save it and to end it. */
function TraceBar({ trace, focused, onClose }: TraceBarProps) {
  const t = useWords();
  const isOver = useSyncExternalStore(trace.onStop, trace.isStopped);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where it goes on after a page was loaded anew, nobody is led away from that page.
    if (focused) frame.current?.focus();
  }, [focused]);
  return (
    <PageBar
      tone="plain"
      label={t(texts.title)}
      {...{ id: traceBarId, ref: frame, tabIndex: -1 }}
      actions={
        <>
          <Button look="secondary" size="sm" wide="phone" onClick={() => saveFile(fileOf(trace))}>
            {t(texts.save)}
          </Button>
          <Button look="quiet" size="sm" wide="phone" ref={focusHeadingOnUnmount} onClick={onClose}>
            {t(texts.stop)}
          </Button>
        </>
      }
    >
      <strong>{t(texts.title)}</strong>{' '}
      {isOver ? t(texts.over) : <Email>{t(texts.what, { email: support.email })}</Email>} {t(texts.holds)}
    </PageBar>
  );
}

function fileOf(trace: KeptTrace) {
  return {
    name: 'novi-trace.json',
    blob: new Blob([JSON.stringify(trace.read(), undefined, 1)], { type: 'application/json' }),
  };
}
