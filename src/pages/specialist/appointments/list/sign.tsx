import { CheckIcon } from '#src/ui/icons/status.tsx';
import { styled } from '#src/ui/styled.tsx';

/** `ready`: it is there. `missing`: it is still to come or to be done. `notable`: it is there and decides. `open`: neither. */
export type Readiness = 'ready' | 'missing' | 'notable' | 'open';

/** Each has a sign of its own shape: a check, an open ring and a dot, as on the tabs of a record. The words stand beside it. */
export function Sign({ state }: { state: Readiness }) {
  if (state === 'ready') return <CheckIcon size="sm" color="success" />;
  return state === 'open' ? null : <Mark state={state} aria-hidden />;
}

const Mark = styled('span', {
  base: {
    flex: 'none',
    width: '2xs',
    height: '2xs',
    marginInline: '3xs',
    borderRadius: 'full',
    border: '{borderWidths.line} solid currentColor',
  },
  variants: {
    state: { missing: {}, notable: { bg: 'accent.strong', borderColor: 'accent.strong', forcedColorAdjust: 'none' } },
  },
});
