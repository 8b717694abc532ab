import { Tabs } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { tabStyle } from '#src/theme/recipes/tab.ts';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Access } from './access.tsx';
import { Documents } from './documents.tsx';
import { Family } from './family.tsx';
import { Health } from './health.tsx';
import { Kits } from './kits.tsx';
import { PartTitle } from './loaded-part.tsx';
import { Overview } from './overview/overview.tsx';
import { recordParts, recordTabId, useRecordAddress, type RecordPart } from './record-address.ts';
import { Releases } from './releases.tsx';
import { useMarks, type Mark } from './use-marks.ts';
import { Visits } from './visits.tsx';

type Patient = components['schemas']['Patient'];

/** The parts of a record, one at a time; each says on its tab whether something in it is missing or new. */
export function RecordTabs({ patient }: { patient: Patient }) {
  const t = useWords();
  const { part, openPart } = useRecordAddress();
  const marks = useMarks(patient.id);
  return (
    <Tabs.Root
      value={part}
      ids={{ trigger: recordTabId }}
      onValueChange={({ value }) => openPart(recordParts.find((each) => each === value) ?? 'overview')}
      // Each part asks the backend: the arrow keys go by them without opening one.
      activationMode="manual"
      lazyMount
      unmountOnExit
      asChild
    >
      <Parts>
        <TabList aria-label={t(texts.parts)}>
          {recordParts.map((each) => (
            <Tab key={each} value={each}>
              {t(partTitles[each])}
              {marks[each] && <TabMark mark={marks[each]} />}
            </Tab>
          ))}
        </TabList>
        {recordParts.map((each) => (
          <Content key={each} value={each}>
            <PartTitle value={t(partTitles[each])}>{contentOf[each](patient)}</PartTitle>
          </Content>
        ))}
      </Parts>
    </Tabs.Root>
  );
}

const partTitles = {
  overview: texts.overview,
  family: texts.family,
  health: texts.health,
  kit: texts.kit,
  visits: texts.visits,
  releases: texts.releases,
  documents: texts.documents,
  access: texts.access,
} as const;

const contentOf: Readonly<Record<RecordPart, (patient: Patient) => ReactNode>> = {
  overview: (patient) => <Overview patient={patient} />,
  family: (patient) => <Family patient={patient} />,
  health: ({ id }) => <Health patientId={id} />,
  kit: ({ id }) => <Kits patientId={id} />,
  visits: ({ id }) => <Visits patientId={id} />,
  releases: ({ id }) => <Releases patientId={id} />,
  documents: ({ id }) => <Documents patientId={id} />,
  access: ({ id }) => <Access patientId={id} />,
};

/** An open ring for what is missing, a dot for what is new: told by shape, and in words to a screen reader and a mouse. */
function TabMark({ mark }: { mark: Mark }) {
  const t = useWords();
  const words = t(mark === 'missing' ? texts.markMissing : texts.markNew);
  return (
    <>
      <Sign mark={mark} title={words} aria-hidden />
      <VisuallyHidden>, {words}</VisuallyHidden>
    </>
  );
}

const Parts = styled('div', { base: { display: 'flex', flexDirection: 'column', minWidth: '0', flex: '1' } });
const TabList = styled(Tabs.List, {
  base: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'bar',
    display: 'flex',
    // On a phone in one line that is moved sideways: what is read has the room.
    flexWrap: { base: 'nowrap', sm: 'wrap' },
    overflowX: { base: 'auto', sm: 'visible' },
    columnGap: 'sm',
    bg: 'bg.surface',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
  },
});
const Tab = styled(Tabs.Trigger, {
  base: {
    ...tabStyle,
    flex: 'none',
    gap: '3xs',
    paddingInline: '3xs',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: 'calc({borderWidths.strong} * -1)' },
  },
});
const Content = styled(Tabs.Content, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'sm',
    minWidth: '0',
    paddingBlockStart: 'sm',
    overflowWrap: 'anywhere',
    '&[hidden]': { display: 'none' },
    _focusVisible: { outlineOffset: 'calc({borderWidths.strong} * -1)' },
  },
});
const Sign = styled('span', {
  base: {
    flex: 'none',
    width: '2xs',
    height: '2xs',
    borderRadius: 'full',
    border: '{borderWidths.line} solid {colors.warning}',
  },
  variants: { mark: { missing: {}, new: { bg: 'action', borderColor: 'action', forcedColorAdjust: 'none' } } },
});
