import type { Words } from '#domain/words.ts';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { railTexts } from '../texts/journey.ts';
import { CheckIcon, LockIcon } from './icons.tsx';
import { styled } from './styled.tsx';
import { TextLink } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type RailState = 'done' | 'current' | 'open' | 'locked';

export type RailStep = {
  id: string;
  title: string;
  minutes: number;
  state: RailState;
  /** Where a step that was reached can be looked at again. */
  to?: string;
  /** Why a locked step is not open yet, and what opens it. */
  reason?: string;
};

/** The list within ProgressRail. A step's state shows by its sign, by its words and by its weight. */
export function RailSteps({ steps }: { steps: readonly RailStep[] }) {
  const t = useWords();
  return (
    <List>
      {steps.map((step, index) => (
        <Step key={step.id} state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <Sign state={step.state} aria-hidden="true">
            {step.state === 'done' ? <CheckIcon size="sm" /> : index + 1}
          </Sign>
          <div>
            {step.to && step.state !== 'current' ? (
              <TextLink to={step.to}>{step.title}</TextLink>
            ) : (
              <Name state={step.state}>{step.title}</Name>
            )}
            <VisuallyHidden>. {t(spoken[step.state])}. </VisuallyHidden>
            <Detail>
              {step.state === 'locked' && <LockIcon size="sm" />}
              {step.state === 'done' ? t(railTexts.done) : t(commonTexts.minutes, { minutes: step.minutes })}
              {step.state === 'current' && ` · ${t(railTexts.current)}`}
            </Detail>
            {step.reason && <Detail>{step.reason}</Detail>}
          </div>
        </Step>
      ))}
    </List>
  );
}

const spoken: Record<RailState, Words> = {
  done: railTexts.done,
  current: railTexts.current,
  open: railTexts.open,
  locked: railTexts.locked,
};

const List = styled('ol', { base: { display: 'flex', flexDirection: 'column', gap: '3xs' } });

const Step = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'xs',
    padding: '2xs',
    borderRadius: 'md',
    lineHeight: 'snug',
  },
  variants: {
    state: {
      current: {
        bg: 'bg.surface',
        border: '{borderWidths.hair} solid {colors.line}',
        margin: 'calc({borderWidths.hair} * -1)',
        boxShadow: 'panel',
      },
      done: {},
      open: {},
      locked: {},
    },
  },
});

const Sign = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'lg',
    height: 'lg',
    borderRadius: 'full',
    fontSize: 'small',
    fontWeight: 'bold',
    border: '{borderWidths.line} solid {colors.line.control}',
    bg: 'bg.surface',
    color: 'fg.muted',
  },
  variants: {
    state: {
      done: { bg: 'action', borderColor: 'action', color: 'fg.onAction' },
      current: { borderColor: 'accent.strong', color: 'fg', borderWidth: '{borderWidths.strong}' },
      open: { borderColor: 'action', color: 'action' },
      locked: { bg: 'transparent', borderStyle: 'dashed' },
    },
  },
});

const Name = styled('span', {
  variants: { state: { current: { fontWeight: 'bold' }, locked: { color: 'fg.muted' }, done: {}, open: {} } },
});

const Detail = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3xs',
    fontSize: 'small',
    color: 'fg.muted',
    '& svg': { width: '0.9em', height: '0.9em' },
  },
});
