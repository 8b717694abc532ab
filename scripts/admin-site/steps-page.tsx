import { funnelOf, smallestShown } from '#domain/funnel.ts';
import { stepFacts, type Step } from '#domain/steps.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { queries } from '#src/lib/api/queries.ts';
import { saveFile } from '#src/lib/files/download.ts';
import { useLocale, useWords, type Translate } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { localeTags } from '#domain/words.ts';
import { DataTable } from './data-table.tsx';
import { numberTexts as texts } from './texts/numbers.ts';
import { adminTexts } from './texts/site.ts';

/** How many members stand at each step: numbers alone. Without small groups, they are a file for the atlas of the flows. */
export function StepsPage() {
  const t = useWords();
  const locale = localeTags[useLocale()];
  const counts = queries.useQuery('get', '/patients/by-step', {});
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <Loaded of={[counts]} waiting={t(texts.stepsWaiting)}>
      {({ data }) => {
        const total = data.reduce((sum, { members }) => sum + members, 0);
        return (
          <Stack gap="md">
            <PageHeading lead={t(texts.stepsLead, { total })}>{t(texts.stepsTitle)}</PageHeading>
            <DataTable
              label={t(texts.stepsTitle)}
              rows={data}
              idOf={({ step }) => step}
              columns={[
                { header: t(texts.step), cell: ({ step }) => stepTitle(step, t) },
                { header: t(texts.members), cell: ({ members }) => members },
                { header: t(texts.share), cell: ({ members }) => percent.format(total === 0 ? 0 : members / total) },
              ]}
            />
            <Row gap="sm">
              <Button look="secondary" onClick={() => saveNumbers(data)}>
                {t(texts.saveNumbers)}
              </Button>
              <Text>{t(texts.numbersSaved, { fewest: smallestShown })}</Text>
            </Row>
          </Stack>
        );
      }}
    </Loaded>
  );
}

function saveNumbers(counts: Parameters<typeof funnelOf>[0]): void {
  const day = new Date().toISOString().slice(0, 10);
  const content = JSON.stringify(funnelOf(counts, day), null, 2);
  saveFile({ blob: new Blob([content], { type: 'application/json' }), name: `novi-funnel-${day}.json` });
}

function stepTitle(step: Step, t: Translate): string {
  return t(step === 'complete' ? adminTexts.through : stepFacts[step].title);
}
