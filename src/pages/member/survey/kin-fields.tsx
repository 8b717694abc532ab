import { possibleVia, relationFacts, type Relative } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { RadioGroupField, SelectField, useFieldValue } from '#src/ui/fields/index.ts';
import { useSurvey } from './use-survey.ts';

/** How a relative is related: through whom, on which side; and the sex at birth, where it does not follow from that. */
export function KinFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const { relation, side } = relative;
  const isKnownParent = relation === 'parent' && side !== 'unknown';
  return (
    <>
      <ViaField relative={relative} />
      {relationFacts[relation].sides.length > 1 && !isKnownParent && <SideField relative={relative} />}
      {!isKnownParent && (
        <RadioGroupField
          name="sex"
          label={t(relativeTexts.sex)}
          hint={t(relativeTexts.sexHint)}
          inline
          options={[
            { value: 'female', label: t(relativeTexts.female) },
            { value: 'male', label: t(relativeTexts.male) },
            { value: 'unknown', label: t(commonTexts.notSure) },
          ]}
        />
      )}
    </>
  );
}

/** A cousin’s aunt or uncle, a child’s other parent …; the side follows from them. */
function ViaField({ relative }: { relative: Relative }) {
  const t = useWords();
  const history = useSurvey().current();
  const [, setSide] = useFieldValue('side');
  const possible = possibleVia(relative, history.relatives);
  const titles = titlesOf(history.relatives, useLocale());
  if (possible.length === 0) return null;
  const isPartner = relative.relation === 'child';
  return (
    <SelectField
      name="via"
      label={t(isPartner ? relativeTexts.viaPartner : relativeTexts.via)}
      hint={isPartner ? t(relativeTexts.viaPartnerHint) : undefined}
      placeholder={t(commonTexts.notSure)}
      options={possible.map(({ id }) => ({ value: id, label: titles.get(id) ?? '' }))}
      onInput={({ currentTarget }) => {
        const via = possible.find(({ id }) => id === currentTarget.value);
        if (via && relative.relation === 'cousin') setSide(via.side);
      }}
      optional
    />
  );
}

function SideField({ relative }: { relative: Relative }) {
  const t = useWords();
  const [via] = useFieldValue('via');
  // Once it is said whose child a cousin is, that says the side.
  if (via !== '') return null;
  const isHalf = relative.relation === 'half-sibling';
  return (
    <RadioGroupField
      name="side"
      label={t(isHalf ? relativeTexts.sideHalf : relativeTexts.side)}
      options={[
        { value: 'maternal', label: t(isHalf ? relativeTexts.mother : relativeTexts.maternal) },
        { value: 'paternal', label: t(isHalf ? relativeTexts.father : relativeTexts.paternal) },
        { value: 'unknown', label: t(commonTexts.notSure) },
      ]}
    />
  );
}
