import { useEffect, useRef } from 'react';
import { MorePages } from '#src/features/loading/more-pages.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { recordLinkId } from '../../record/record-address.ts';
import type { PatientSummary } from '../list-query.ts';
import type { usePatients } from '../use-patients.ts';
import { inColumns, patientColumns } from './columns.ts';
import { PatientRow } from './patient-row.tsx';

type FoundPatientsProps = {
  patients: readonly PatientSummary[];
  list: ReturnType<typeof usePatients>;
};

/** The patients who were found so far, and the way to more of them. */
export function FoundPatients({ patients, list }: FoundPatientsProps) {
  const t = useWords();
  const { hasNextPage, isPlaceholderData } = list;
  const focusNext = useFocusOfNext(patients);
  const more = () => {
    focusNext();
    void list.fetchNextPage();
  };
  const count = patients.length;
  return (
    <Stack gap="sm">
      <Text look="small" role="status">
        {hasNextPage ? t(texts.first, { count }) : t(count === 1 ? texts.one : texts.many, { count })}
      </Text>
      <Table>
        {/* Each value says its name itself to a screen reader. */}
        <Head aria-hidden>
          {[texts.name, texts.born, texts.nextVisit, texts.lastVisit, texts.status].map((head) => (
            <span key={head.en}>{t(head)}</span>
          ))}
        </Head>
        <List aria-busy={isPlaceholderData}>
          {patients.map((patient) => (
            <PatientRow key={patient.id} patient={patient} />
          ))}
        </List>
      </Table>
      <MorePages
        list={list}
        words={{ more: t(texts.more), loading: t(texts.loadingMore), failed: t(texts.moreFailed) }}
        onMore={more}
      />
    </Stack>
  );
}

/** Whoever asked for more goes on reading at the first of them: the button may be gone with the last page. */
function useFocusOfNext(patients: readonly PatientSummary[]) {
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    if (countBefore.current === undefined) return;
    const first = patients[countBefore.current];
    if (!first) return;
    countBefore.current = undefined;
    document.getElementById(recordLinkId(first.id))?.focus();
  }, [patients]);
  return () => {
    countBefore.current = patients.length;
  };
}

/** Its rows go by its own width: a record may stand beside it. */
const Table = styled('div', { base: { containerType: 'inline-size' } });
const Head = styled('div', {
  base: {
    ...{ display: 'none', paddingInline: 'md', paddingBlockEnd: '3xs', color: 'fg.muted', fontSize: 'small' },
    [inColumns]: { display: 'grid', ...patientColumns },
  },
});
const List = styled('ul', {
  base: {
    listStyle: 'none',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li + li': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
  },
});
