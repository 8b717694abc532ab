import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { kitStatuses, type KitStatus } from '#domain/kit-status.ts';
import { fullName } from '#domain/names.ts';
import { api } from '#src/lib/api/client.ts';
import { cursorPages } from '#src/lib/api/cursor-pages.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { kitStatusForCareTeam } from '#src/texts/patient-record.ts';
import { SelectOf } from '#src/ui/fields/select-of.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { CursorList } from './cursor-list.tsx';
import { DataTable } from './data-table.tsx';
import { numberTexts as texts } from './texts/numbers.ts';

/** The orders of all members by their status, which the address names. */
export function KitsPage() {
  const t = useWords();
  const { dateTime } = useMoments();
  const [query, setQuery] = useSearchParams();
  const status = kitStatuses.find((each) => each === query.get('status'));
  return (
    <Stack gap="md">
      <PageHeading lead={t(texts.kitsLead)}>{t(texts.kitsTitle)}</PageHeading>
      <SelectOf
        label={t(texts.status)}
        value={status ?? ''}
        onChoose={(chosen) => setQuery(chosen === '' ? {} : { status: chosen }, { replace: true })}
        options={[
          { value: '', label: t(texts.everyStatus) },
          ...kitStatuses.map((each) => ({ value: each, label: t(kitStatusForCareTeam[each]) })),
        ]}
      />
      <CursorList list={useKits(status)} waiting={t(texts.kitsWaiting)} empty={t(texts.kitsEmpty)}>
        {(kits) => (
          <DataTable
            label={t(texts.kitsTitle)}
            rows={kits}
            idOf={(kit) => kit.id}
            columns={[
              { header: t(texts.whose), cell: ({ patient }) => fullName(patient.first_name, patient.last_name) },
              { header: t(texts.status), cell: (kit) => t(kitStatusForCareTeam[kit.status]) },
              { header: t(texts.since), cell: ({ since }) => dateTime(since) },
              { header: t(texts.ordered), cell: ({ ordered_at }) => dateTime(ordered_at) },
            ]}
          />
        )}
      </CursorList>
    </Stack>
  );
}

function useKits(status: KitStatus | undefined) {
  return useInfiniteQuery({
    queryKey: ['kits', status],
    ...cursorPages((page, signal) =>
      api.GET('/kits', { params: { query: { ...(status && { status }), ...page } }, signal }),
    ),
  });
}
