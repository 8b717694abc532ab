import { chakra } from '@chakra-ui/react/styled-system';
import { dashboardTexts as texts } from '../../texts/dashboard.ts';
import { useWords } from '../../texts/locale.ts';
import { Card } from '../../ui/Card.tsx';
import { CalendarIcon, DocumentIcon, LightBulbIcon, PackageIcon } from '../../ui/icons.tsx';
import { Heading } from '../../ui/Text.tsx';
import { newestVisit } from '../../records/newestVisit.ts';
import { KitFacts } from './KitFacts.tsx';
import { RecordRow } from './RecordRow.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { SummaryFacts } from './SummaryFacts.tsx';
import type { DashboardReads } from './useRecords.ts';
import { VisitFactsInShort } from './VisitFactsInShort.tsx';

type StandingProps = {
  reads: DashboardReads;
  /** What comes next is to read the summary. */
  hasSummaryAbove: boolean;
};

/** How each of the member's records stands, with the way to it. */
export function Standing({ reads: { kits, visits, releases }, hasSummaryAbove }: StandingProps) {
  const t = useWords();
  return (
    <Card aria-labelledby="standing">
      <Heading id="standing">{t(texts.standing)}</Heading>
      <List>
        <RecordRow icon={<PackageIcon />} title={t(texts.kit)} read={kits}>
          {({ data }) => <KitFacts kit={data[0]} visits={visits.data?.data} />}
        </RecordRow>
        <RecordRow icon={<CalendarIcon />} title={t(texts.visit)} read={visits}>
          {({ data }) => <VisitFactsInShort visit={newestVisit(data)} />}
        </RecordRow>
        <RecordRow icon={<LightBulbIcon />} title={t(texts.summary)} read={visits}>
          {({ data }) => <SummaryFacts visits={data} isLinked={hasSummaryAbove} />}
        </RecordRow>
        <RecordRow icon={<DocumentIcon />} title={t(texts.release)} read={releases}>
          {({ data }) => <ReleaseFacts release={data.find(({ status }) => status === 'ACTIVE') ?? data[0]} />}
        </RecordRow>
      </List>
    </Card>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'lg',
  },
});
