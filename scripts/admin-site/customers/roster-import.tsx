import { useMutation } from '@tanstack/react-query';
import { useId, type ChangeEvent } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { api } from '#src/lib/api/client.ts';
import { useWords } from '#src/lib/locale.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { DataTable } from '../data-table.tsx';
import { useFailureSentence } from '../failure.ts';
import { rosterTexts as texts } from '../texts/customers.ts';
import { refresh, type Customer } from './customers.ts';
import { readCsv, UnreadableFile } from './read-csv.ts';

type Report = components['schemas']['RosterImportReport'];
type Chosen = { name: string; csv: string; key: string };
type Looked = { file: Chosen; report: Report };

/** Imports a roster: the chosen file is looked at first, and stored when the admin has seen what that changes. */
export function RosterImport({ customer: { id } }: { customer: Customer }) {
  const t = useWords();
  const fieldId = useId();
  const sentence = useFailureSentence();
  const send = async ({ csv, key }: Chosen, store: boolean) => {
    const params = { path: { corporateId: id }, header: { 'Idempotency-Key': key } };
    const { data } = await api.POST('/corporate/{corporateId}/roster-imports', { params, body: { csv, store } });
    if (!data) throw new Error('The report came back empty.');
    return data.data;
  };
  const look = useMutation<Looked, unknown, File>({
    mutationFn: async (file) => {
      const chosen = { name: file.name, csv: await readCsv(file), key: crypto.randomUUID() };
      return { file: chosen, report: await send({ ...chosen, key: crypto.randomUUID() }, false) };
    },
  });
  const store = useMutation<Looked, unknown, Chosen>({
    mutationFn: async (file) => ({ file, report: await send(file, true) }),
    onSuccess: refresh,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file, mended, may be chosen again.
    target.value = '';
    store.reset();
    if (file) look.mutate(file);
  };
  const failure = store.error ?? look.error;
  const shown = store.data ?? look.data;
  return (
    <Card pad="sm">
      <Stack>
        <Heading>{t(texts.importTitle)}</Heading>
        <FieldFrame id={fieldId} label={t(texts.file)} hint={t(texts.importLead)}>
          <Input
            id={fieldId}
            type="file"
            accept=".csv,text/csv"
            aria-describedby={`${fieldId}-hint`}
            disabled={look.isPending || store.isPending}
            onChange={choose}
          />
        </FieldFrame>
        {look.isPending && <Text role="status">{t(texts.looking)}</Text>}
        {failure !== null && !look.isPending && !store.isPending && (
          <AlertBanner tone="destructive" title={t(texts.failed)} live>
            {failure instanceof UnreadableFile ? t(failure.words) : sentence(failure)}
          </AlertBanner>
        )}
        {shown && !look.isPending && (
          <Outcome {...shown} isStoring={store.isPending} onStore={() => store.mutate(shown.file)} />
        )}
      </Stack>
    </Card>
  );
}

type OutcomeProps = Looked & { isStoring: boolean; onStore: () => void };

function Outcome({ file, report, isStoring, onStore }: OutcomeProps) {
  const t = useWords();
  const { problems, is_stored, added, changed, same } = report;
  if (problems.length > 0) return <Problems problems={problems} />;
  if (!is_stored && added + changed === 0) return <AlertBanner live>{t(texts.nothing)}</AlertBanner>;
  return (
    <Stack gap="xs">
      <AlertBanner
        tone={is_stored ? 'success' : 'default'}
        live
        title={t(is_stored ? texts.done : texts.preview, { file: file.name })}
      >
        {t(texts.counts, { added, changed, same })}
      </AlertBanner>
      {!is_stored && (
        <Row>
          <Button loading={isStoring} loadingText={t(texts.storing)} onClick={onStore}>
            {t(texts.store)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Every wrong line of the file. */
function Problems({ problems }: Pick<Report, 'problems'>) {
  const t = useWords();
  const count = problems.length;
  return (
    <Stack gap="xs">
      <AlertBanner tone="destructive" live>
        {count === 1 ? t(texts.oneProblem) : t(texts.problems, { count })}
      </AlertBanner>
      <DataTable
        label={t(texts.problem)}
        rows={problems}
        idOf={({ line, column, message }) => `${line} ${column ?? ''} ${message}`}
        columns={[
          { header: t(texts.line), cell: ({ line }) => line },
          { header: t(texts.column), cell: ({ column }) => column ?? '–' },
          { header: t(texts.problem), cell: ({ message }) => message },
        ]}
      />
    </Stack>
  );
}
