import { listFormat } from '#domain/formats.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { newestVisit } from '#src/features/visits/newest-visit.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { Card } from '#src/ui/card.tsx';
import { CalendarIcon, DocumentIcon, LightBulbIcon, PackageIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { KitFacts } from './kit-facts.tsx';
import { RecordRow } from './record-row.tsx';
import { ReleaseFacts } from './release-facts.tsx';
import { SummaryFacts } from './summary-facts.tsx';
import { recordsToCome, type ToCome } from './to-come.ts';
import { recordsOf, type DashboardReads } from './use-records.ts';
import { VisitFactsInShort } from './visit-facts-in-short.tsx';

type StandingProps = {
  reads: DashboardReads;
  /** What comes next is to read the summary. */
  hasSummaryAbove: boolean;
  /** The visit that lies ahead stands in a card of its own. */
  hasVisitAbove: boolean;
};

/** How each of the member's records stands, with the way to it; of those that are still far off, in a line that they come. */
export function Standing({ reads, hasSummaryAbove, hasVisitAbove }: StandingProps) {
  const t = useWords();
  const { furthest, evidence, isUnreachable } = useJourney();
  const { kits, visits, releases, decisions } = reads;
  // Where the member is may be unknown: then nothing is said to be far off.
  const toCome = isUnreachable ? [] : recordsToCome(reads, furthest, evidence);
  const isHere = (name: ToCome['name']) => toCome.every((record) => record.name !== name);
  return (
    <Card aria-labelledby="standing">
      <Heading id="standing">{t(texts.standing)}</Heading>
      <List>
        {isHere('kit') && (
          <RecordRow icon={<PackageIcon />} title={t(texts.kit)} read={kits}>
            {({ data }) => <KitFacts kit={data[0]} visits={visits.data?.data} />}
          </RecordRow>
        )}
        {isHere('visit') && !hasVisitAbove && (
          <RecordRow icon={<CalendarIcon />} title={t(texts.visit)} read={visits}>
            {({ data }) => <VisitFactsInShort visit={newestVisit(data)} />}
          </RecordRow>
        )}
        {isHere('summary') && (
          <RecordRow icon={<LightBulbIcon />} title={t(texts.summary)} read={visits}>
            {({ data }) => <SummaryFacts visits={data} isLinked={hasSummaryAbove} />}
          </RecordRow>
        )}
        {isHere('release') && (
          <RecordRow
            icon={<DocumentIcon />}
            title={t(texts.release)}
            read={decisions.data === undefined ? decisions : releases}
          >
            {() => (
              <ReleaseFacts
                release={recordsOf(reads).release}
                decision={decisions.data?.data.find(({ stands }) => stands)}
              />
            )}
          </RecordRow>
        )}
      </List>
      <ComesLater records={toCome} />
    </Card>
  );
}

function ComesLater({ records }: { records: readonly ToCome[] }) {
  const t = useWords();
  const listed = listFormat(useLocale());
  if (records.length === 0) return null;
  return (
    <Apart look="muted">{t(texts.comesLater, { records: listed.format(records.map(({ words }) => t(words))) })}</Apart>
  );
}

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: 'lg',
  },
});

const Apart = styled(Text, { base: { marginBlockStart: '2xs' } });
