import type { Words } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { KitStatusIcon } from '#src/features/kits/kit-status-icon.tsx';
import { describeKitStatus } from '#src/features/kits/kit-status-texts.ts';
import { splitAtNewestKit, timelineOf, type TimelineEntry } from '#src/features/kits/kit-timeline.ts';
import { useWords } from '#src/lib/locale.ts';
import { kitStatusTexts, newKitTexts } from '#src/texts/kits.ts';
import { useMoments } from '#src/texts/moments.ts';
import { shippingTexts as texts } from '#src/texts/shipping.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { WhyChanged } from './why-changed.tsx';

type Kit = components['schemas']['Kit'];

type KitTimelineProps = {
  kit: Kit;
  /** Those of the member, where they are known. */
  visits: readonly components['schemas']['Visit'][] | undefined;
};

/** The statuses of an order: what was, with when and by whom, what is, and what comes. Kits that are of no use any more are folded. */
export function KitTimeline({ kit, visits }: KitTimelineProps) {
  const t = useWords();
  const { meaning } = describeKitStatus(kit, visits);
  const { earlier, current } = splitAtNewestKit(timelineOf(kit));
  return (
    <Stack gap="md">
      {earlier.length > 0 && (
        <Fold title={t(texts.earlierKits)}>
          <Entries entries={earlier} meaning={meaning} />
        </Fold>
      )}
      <Entries entries={current} meaning={meaning} />
    </Stack>
  );
}

function Entries({ entries, meaning }: { entries: readonly TimelineEntry[]; meaning: Words }) {
  return (
    <List>
      {entries.map((entry, index) => (
        <Entry key={`${index} ${entry.status}`} entry={entry} meaning={meaning} />
      ))}
    </List>
  );
}

type EntryProps = {
  entry: TimelineEntry;
  /** Of the newest one. */
  meaning: Words;
};

function Entry({ entry: { status, phase, change, isNewest, again }, meaning }: EntryProps) {
  const t = useWords();
  const { dateTime } = useMoments();
  const { title } = again ? newKitTexts : kitStatusTexts[status];
  return (
    <Item phase={phase} aria-current={phase === 'now' ? 'step' : undefined}>
      <Sign phase={phase}>
        <KitStatusIcon status={status} />
      </Sign>
      <div>
        <Tag phase={phase}>{t(phases[phase])}</Tag>
        <Title phase={phase}>{t(title)}</Title>
        {change && (
          <Text look="small">
            <time dateTime={change.at}>{dateTime(change.at)}</time>, <Whole>{t(people[change.by])}</Whole>
          </Text>
        )}
        {isNewest && phase !== 'ended' && <Text>{t(meaning)}</Text>}
        {change && again && <WhyChanged change={change} />}
      </div>
    </Item>
  );
}

const phases: Readonly<Record<TimelineEntry['phase'], Words>> = {
  done: texts.done,
  now: texts.now,
  later: texts.later,
  ended: texts.ended,
};

const people: Readonly<Record<Kit['history'][number]['by'], Words>> = {
  member: texts.byMember,
  'care-team': texts.byCareTeam,
  lab: texts.byLab,
};

const List = styled('ol', { base: { display: 'flex', flexDirection: 'column' } });

const Item = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 'sm',
    paddingBlockEnd: 'md',
    overflowWrap: 'anywhere',
    // The line from one sign to the next.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: 'calc({sizes.touch} / 2 - {borderWidths.line} / 2)',
      borderInlineStart: '{borderWidths.line} solid {colors.line.control}',
    },
    '&:last-child': { paddingBlockEnd: '0' },
  },
  variants: {
    phase: {
      done: { '&:not(:last-child)::before': { borderColor: 'action' } },
      now: { '&:not(:last-child)::before': { borderInlineStartStyle: 'dashed' } },
      later: { '&:not(:last-child)::before': { borderInlineStartStyle: 'dashed' } },
      ended: {},
    },
  },
});

const Sign = styled('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    border: '{borderWidths.line} solid {colors.line.control}',
    bg: 'bg.surface',
    color: 'fg.muted',
  },
  variants: {
    phase: {
      done: { bg: 'action', borderColor: 'action', color: 'fg.onAction' },
      now: { borderColor: 'accent.strong', borderWidth: '{borderWidths.strong}', color: 'fg' },
      later: { borderStyle: 'dashed' },
      ended: { borderColor: 'danger', color: 'danger' },
    },
  },
});

const Tag = styled('p', {
  base: { fontSize: 'small', lineHeight: 'snug', color: 'fg.muted' },
  variants: {
    phase: {
      done: { color: 'action' },
      now: { color: 'accent.strong', fontWeight: 'bold' },
      later: {},
      ended: { color: 'danger', fontWeight: 'bold' },
    },
  },
});

// Who it was stands in one line: a phone begins a new one before it.
const Whole = styled('span', { base: { display: 'inline-block' } });

const Title = styled('p', {
  base: { lineHeight: 'snug' },
  variants: {
    phase: {
      done: {},
      now: { fontWeight: 'bold', fontSize: 'lead' },
      later: { color: 'fg.muted' },
      ended: { fontWeight: 'bold' },
    },
  },
});
