import { useWords } from '#src/lib/locale.ts';
import { styled } from '#src/ui/styled.tsx';
import { inColumns } from '../list/columns.ts';
import { Sign } from '../list/sign.tsx';
import type { Appointment } from '../use-appointments.ts';
import { readinessOf } from './readiness.ts';

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

/** Its facts are cells of the row. */
const List = styled('dl', { base: { display: 'contents', fontSize: 'small' } });
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
