import { fullName } from '#domain/names.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { Text } from '#src/ui/text.tsx';
import { CellButton } from '../cell-button.tsx';
import { DataTable } from '../data-table.tsx';
import { auditTexts as texts } from '../texts/audit.ts';
import type { AuditFilter } from './audit-filter.ts';

type AuditEvent = components['schemas']['AuditEvent'];
type Person = components['schemas']['NamedPerson'];
type AuditRowsProps = { events: readonly AuditEvent[]; onFilter: (filter: AuditFilter) => void };

/** The events as a table. A name or an operation that is pressed becomes the filter. */
export function AuditRows({ events, onFilter }: AuditRowsProps) {
  const t = useWords();
  const { dateTime } = useMoments();
  const press = (label: string, filter: AuditFilter) => (
    <CellButton type="button" aria-label={t(texts.only, { name: label })} onClick={() => onFilter(filter)}>
      {label}
    </CellButton>
  );
  return (
    <DataTable
      label={t(texts.title)}
      rows={events}
      idOf={({ id }) => id}
      columns={[
        { header: t(texts.when), cell: ({ at }) => dateTime(at), inLine: true },
        {
          header: t(texts.who),
          cell: ({ actor, impersonated }) => (
            <>
              {actor ? press(nameOf(actor), { actor_id: actor.id }) : t(texts.nobodyHere)}
              {impersonated && <Text look="small">{t(texts.as, { name: nameOf(impersonated) })}</Text>}
            </>
          ),
        },
        { header: t(texts.what), cell: ({ operation }) => press(operation, { operation }) },
        {
          header: t(texts.whose),
          cell: ({ patient }) => (patient ? press(nameOf(patient), { patient_id: patient.id }) : '–'),
        },
        {
          header: t(texts.record),
          cell: ({ record, record_id }) => <span title={record_id}>{record}</span>,
        },
        {
          header: t(texts.outcome),
          cell: ({ outcome, detail }) => (
            <>
              {t(outcome === 'done' ? texts.done : texts.refused)}
              {detail !== null && <Text look="small">{detail}</Text>}
            </>
          ),
        },
      ]}
    />
  );
}

function nameOf({ first_name, last_name }: Person): string {
  return fullName(first_name, last_name);
}
