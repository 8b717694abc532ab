import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#src/lib/api/client.ts';
import { cursorPages } from '#src/lib/api/cursor-pages.ts';
import { useWords } from '#src/lib/locale.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { CursorList } from '../cursor-list.tsx';
import { auditTexts as texts } from '../texts/audit.ts';
import { toAuditQuery, useAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';

/** Who did what to whose record, when: filtered as the address says, so that a look can be handed on. */
export function AuditPage() {
  const t = useWords();
  const { filter, change, clear } = useAuditFilter();
  const query = toAuditQuery(filter);
  const events = useInfiniteQuery({
    queryKey: ['audit-events', query],
    ...cursorPages((page, signal) => api.GET('/audit-events', { params: { query: { ...query, ...page } }, signal })),
  });
  return (
    <Stack gap="md">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <AuditFilters filter={filter} onChange={change} onClear={clear} />
      <CursorList list={events} waiting={t(texts.waiting)} empty={t(texts.empty)}>
        {(items) => <AuditRows events={items} onFilter={change} />}
      </CursorList>
    </Stack>
  );
}
