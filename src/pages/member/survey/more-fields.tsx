import { useState } from 'react';
import type { Relative } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { countTexts } from '#src/texts/counts.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { RadioGroupField, useFieldValue } from '#src/ui/fields/index.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Text } from '#src/ui/text.tsx';
import { CountRow } from './count/count-row.tsx';
import { childCountables } from './count/counting.ts';
import { GenderField } from './gender-field.tsx';
import { TwinFields } from './twin-fields.tsx';

type MoreFieldsProps = {
  relative: Relative;
  /** The first child is about to be added: the relative has to stand in the history. */
  onCount: () => void;
};

/** How many children a relative has; and, folded until something is said, what few have to say: twins, adoption, another gender. */
export function MoreFields({ relative, onCount }: MoreFieldsProps) {
  const t = useWords();
  const [twins] = useFieldValue('twins');
  const [adoption] = useFieldValue('adoption');
  const [gender] = useFieldValue('gender');
  const isSaid = (Array.isArray(twins) && twins.length > 0) || adoption === 'in' || adoption === 'out' || gender;
  const [isOpen, setOpen] = useState(Boolean(isSaid));
  const children = childCountables(relative);
  return (
    <>
      {children.length > 0 && (
        <div>
          <Text look="strong">{t(countTexts.children)}</Text>
          <Text look="small">{t(countTexts.childrenHint)}</Text>
          {children.map((countable) => (
            <CountRow key={countable.sex} countable={countable} before={onCount} />
          ))}
        </div>
      )}
      <Fold
        title={t(relativeTexts.more)}
        look="framed"
        gap="md"
        open={isOpen || Boolean(isSaid)}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <TwinFields relative={relative} />
        <RadioGroupField
          name="adoption"
          label={t(relativeTexts.adoption)}
          hint={t(relativeTexts.adoptionHint)}
          options={[
            { value: 'none', label: t(commonTexts.no) },
            { value: 'in', label: t(relativeTexts.adoptionIn) },
            { value: 'out', label: t(relativeTexts.adoptionOut) },
            { value: 'unknown', label: t(commonTexts.notSure) },
          ]}
        />
        <GenderField label={t(relativeTexts.gender)} same={t(relativeTexts.genderSame)} />
      </Fold>
    </>
  );
}
