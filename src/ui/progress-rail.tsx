import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { railTexts } from '../texts/journey.ts';
import { wideWindow } from '../theme/windows.ts';
import { ChevronDownIcon } from './icons.tsx';
import { RailSteps, type RailStep } from './rail-steps.tsx';
import { styled } from './styled.tsx';
import { useMediaQuery } from './use-media-query.ts';

type ProgressRailProps = {
  steps: readonly RailStep[];
  /** Not known yet: the room is kept that the rail will take above the page, and nothing is told. */
  isAwaited?: boolean;
};

/**
 * The journey's steps, their minutes, and where the person is: beside the page, or folded: above it on a phone, and wherever
 * all are done, so that what is done takes no room. Where none
 * is looked at, the step that is open counts; where none is left, all are done.
 */
export function ProgressRail({ steps, isAwaited = false }: ProgressRailProps) {
  const t = useWords();
  const beside = useMediaQuery(wideWindow);
  const looked = steps.findIndex((step) => step.state === 'current');
  const index = looked >= 0 ? looked : steps.findIndex((step) => step.state === 'open');
  const current = steps[index];
  if (beside && isAwaited) return null;
  if (beside && current) {
    return (
      <Side aria-label={t(railTexts.label)}>
        <Title>{t(railTexts.label)}</Title>
        <RailSteps steps={steps} />
      </Side>
    );
  }
  return (
    <Above aria-label={t(railTexts.label)} aria-hidden={isAwaited || undefined} isAwaited={isAwaited}>
      <Folded>
        <Summary>
          <span>
            {/* Two lines in either case: the rail is as high, whatever turns out. */}
            <Position>
              {current
                ? `${t(railTexts.stepOf, { number: index + 1, count: steps.length })} · ${t(commonTexts.minutes, { minutes: current.minutes })}`
                : t(railTexts.label)}
            </Position>
            <Now>{current ? current.title : t(railTexts.allDone, { count: steps.length })}</Now>
            <Track aria-hidden="true">
              {steps.map((step) => (
                <Piece key={step.id} state={step.state} />
              ))}
            </Track>
          </span>
          <ChevronDownIcon />
        </Summary>
        <Unfolded>
          <RailSteps steps={steps} />
        </Unfolded>
      </Folded>
    </Above>
  );
}

const Above = styled('nav', { variants: { isAwaited: { true: { visibility: 'hidden' }, false: {} } } });
const Side = styled('nav', { base: { position: 'sticky', top: 'lg' } });
const Title = styled('p', { base: { fontSize: 'small', fontWeight: 'bold', color: 'fg.muted', marginBlockEnd: 'sm' } });

const Folded = styled('details', {
  base: {
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

const Summary = styled('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 'sm',
    alignItems: 'center',
    paddingInline: 'sm',
    paddingBlock: 'xs',
    minHeight: 'touch',
    borderRadius: 'md',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { color: 'action' },
  },
});

const Position = styled('span', {
  base: { display: 'block', fontSize: 'small', color: 'fg.muted', lineHeight: 'snug' },
});
const Now = styled('span', { base: { display: 'block', fontWeight: 'bold', lineHeight: 'snug' } });
const Unfolded = styled('div', {
  base: { padding: 'sm', borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
});

const Track = styled('span', { base: { display: 'flex', gap: '3xs', marginBlockStart: '2xs' } });
const Piece = styled('span', {
  base: { flex: '1', height: 'bar', borderRadius: 'full', border: '{borderWidths.hair} solid {colors.line.control}' },
  variants: {
    state: {
      done: { bg: 'action', borderColor: 'action' },
      current: { bg: 'accent', borderColor: 'accent.strong' },
      open: {},
      locked: { borderColor: 'line' },
    },
  },
});
