import { useId, useState, type SubmitEvent } from 'react';
import { fullName } from '#domain/names.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { SelectOf } from '#src/ui/fields/select-of.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { focusHeadingOnUnmount } from '#src/ui/focus-heading-on-unmount.ts';
import { styled } from '#src/ui/styled.tsx';
import { Row } from '#src/ui/stack.tsx';
import { auditTexts as texts } from '../texts/audit.ts';
import type { AuditFilter } from './audit-filter.ts';

type AuditFiltersProps = { filter: AuditFilter; onChange: (changes: AuditFilter) => void; onClear: () => void };

/** The filters of the trail. Each counts as soon as it is chosen; what is typed, once the field is left or Enter is pressed. */
export function AuditFilters({ filter, onChange, onClear }: AuditFiltersProps) {
  const t = useWords();
  const staff = queries.useQuery('get', '/staff', {});
  const people = (staff.data?.data ?? []).map(({ id, first_name, last_name }) => ({
    value: id,
    label: fullName(first_name, last_name),
  }));
  return (
    <Card pad="sm" aria-label={t(texts.filters)}>
      <Fields>
        <PersonFilter
          label={t(texts.who)}
          any={t(texts.anybody)}
          chosen={filter.actor_id}
          known={people}
          onChoose={(actor_id) => onChange({ actor_id })}
        />
        <PersonFilter
          label={t(texts.whose)}
          hint={t(texts.whoseHint)}
          any={t(texts.everybody)}
          chosen={filter.patient_id}
          onChoose={(patient_id) => onChange({ patient_id })}
        />
        <OperationFilter chosen={filter.operation} onChoose={(operation) => onChange({ operation })} />
        <SelectOf
          label={t(texts.outcome)}
          value={filter.outcome ?? ''}
          onChoose={(outcome) => onChange({ outcome })}
          options={[
            { value: '', label: t(texts.both) },
            { value: 'done', label: t(texts.done) },
            { value: 'refused', label: t(texts.refused) },
          ]}
        />
        <DayFilter label={t(texts.from)} day={filter.from} onChoose={(from) => onChange({ from })} />
        <DayFilter label={t(texts.to)} day={filter.to} onChoose={(to) => onChange({ to })} />
      </Fields>
      {Object.keys(filter).length > 0 && (
        <Row>
          <Button ref={focusHeadingOnUnmount} look="quiet" size="sm" onClick={onClear}>
            {t(texts.clear)}
          </Button>
        </Row>
      )}
    </Card>
  );
}

type PersonFilterProps = {
  label: string;
  hint?: string;
  /** Said for no filter. */
  any: string;
  chosen: string | undefined;
  known?: readonly { value: string; label: string }[];
  onChoose: (id: string) => void;
};

/** One of the people whom the page knows, the one whom the address names among them. */
function PersonFilter({ label, hint, any, chosen, known = [], onChoose }: PersonFilterProps) {
  const isKnown = chosen === undefined || known.some(({ value }) => value === chosen);
  const found = queries.useQuery(
    'get',
    '/users/{userId}',
    { params: { path: { userId: chosen ?? '' } } },
    { enabled: !isKnown },
  );
  const user = found.data?.data;
  const other = { value: chosen ?? '', label: user ? fullName(user.first_name, user.last_name) : '…' };
  return (
    <SelectOf
      label={label}
      hint={hint}
      value={chosen ?? ''}
      onChoose={onChoose}
      options={[{ value: '', label: any }, ...known, ...(isKnown ? [] : [other])]}
    />
  );
}

function OperationFilter({
  chosen = '',
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (operation: string) => void;
}) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState(chosen);
  const [seen, setSeen] = useState(chosen);
  // Chosen in the list or cleared: the field follows, and keeps the focus of whoever stands in it.
  if (seen !== chosen) {
    setSeen(chosen);
    setTyped(chosen);
  }
  const choose = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (typed.trim() !== chosen) onChoose(typed.trim());
  };
  return (
    <form onSubmit={choose}>
      <FieldFrame id={id} label={t(texts.what)} hint={t(texts.whatHint)}>
        <Input
          id={id}
          value={typed}
          maxLength={80}
          pattern="[A-Za-z][A-Za-z.\-]*"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => {
            if (event.target.validity.valid) choose();
          }}
        />
      </FieldFrame>
    </form>
  );
}

function DayFilter({
  label,
  day = '',
  onChoose,
}: {
  label: string;
  day: string | undefined;
  onChoose: (day: string) => void;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <Input id={id} type="date" value={day} onChange={({ target }) => onChoose(target.value)} />
    </FieldFrame>
  );
}

const Fields = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: 'sm',
    alignItems: 'end',
  },
});
