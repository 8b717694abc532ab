import { useWords } from '#src/lib/locale.ts';
import { CheckIcon } from '#src/ui/icons/status.tsx';
import { styled } from '#src/ui/styled.tsx';
import type { Appointment } from '../use-appointments.ts';
import { inColumns } from './columns.ts';
import { readinessOf, type Readiness } from './readiness.ts';

/** What is ready before a visit and what is missing: a sign of its own shape for each, and the words. */
export function Facts({ appointment }: { appointment: Appointment }) {
  const t = useWords();
  return (
    <List>
      {readinessOf(appointment).map(({ key, name, value, state }) => (
        <Fact key={key} state={state}>
          <dt>{t(name)}</dt>
          <dd>
            <Sign state={state} /> {typeof value === 'number' ? value : t(value)}
          </dd>
        </Fact>
      ))}
    </List>
  );
}

function Sign({ state }: { state: Readiness }) {
  if (state === 'ready') return <CheckIcon size="sm" color="success" />;
  return state === 'open' ? null : <Mark state={state} aria-hidden />;
}

const List = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'sm',
    paddingBlockEnd: '2xs',
    fontSize: 'small',
    [inColumns]: { display: 'contents' },
  },
});
const Fact = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3xs',
    minWidth: '0',
    '& > dt': { color: 'fg.muted', fontWeight: 'normal', [inColumns]: { srOnly: true } },
    '& > dd': { display: 'flex', alignItems: 'center', gap: '3xs', minWidth: '0', lineHeight: 'snug' },
  },
  variants: {
    state: { ready: {}, open: { color: 'fg.muted' }, missing: { color: 'warning' }, notable: { fontWeight: 'bold' } },
  },
});
/** An open ring for what is missing, a dot for what decides the visit: as on the tabs of a record. */
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
