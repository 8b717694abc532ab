import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { toastTexts } from '../../texts/toast.ts';
import { AlertBanner } from '../alert-banner.tsx';
import { CloseIcon } from '../icons.tsx';
import { styled } from '../styled.tsx';
import { dismissToast, TOAST_HOTKEY, TOAST_SWIPE_PX, type Toast } from './store.ts';

/** One toast. It waits while somebody points at it or is in it; a swipe to the side or Escape closes it. */
export default function ToastCard({ toast }: { toast: Toast }) {
  const t = useWords();
  const region = useRef<HTMLDivElement>(null);
  const swipeFrom = useRef<number | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(dismissToast, toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.durationMs]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onPointerMove = (event: PointerEvent) => {
    if (swipeFrom.current !== null && Math.abs(event.clientX - swipeFrom.current) >= TOAST_SWIPE_PX) dismissToast();
  };

  return (
    <Region
      ref={region}
      role="region"
      aria-label={t(toastTexts.region, { key: TOAST_HOTKEY })}
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerDown={(event) => (swipeFrom.current = event.clientX)}
      onPointerUp={() => (swipeFrom.current = null)}
      onPointerMove={onPointerMove}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast()}
    >
      <AlertBanner tone={toast.tone} live>
        <Message>{toast.text}</Message>
      </AlertBanner>
      <Close type="button" aria-label={t(commonTexts.close)} onClick={dismissToast}>
        <CloseIcon size="sm" />
      </Close>
    </Region>
  );
}

const Region = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetBlockEnd: 'sm',
    insetInline: { base: 'sm', sm: 'auto' },
    insetInlineEnd: { sm: 'md' },
    maxWidth: { sm: 'card' },
    borderRadius: 'md',
    boxShadow: 'raised',
    touchAction: 'pan-y',
    animation: 'rise {durations.quick} ease-out',
  },
});
const Message = styled('span', { base: { display: 'block', paddingInlineEnd: 'lg' } });

const Close = styled('button', {
  base: {
    position: 'absolute',
    insetBlockStart: '3xs',
    insetInlineEnd: '3xs',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
});
