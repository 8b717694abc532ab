import { useContext, useId, useState } from 'react';
import type { WritingKind } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import { defaultTemplates } from '#domain/writing-templates.ts';
import { useWords } from '#src/lib/locale.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Select, SelectBox } from '#src/ui/fields/select-field.tsx';
import { FieldSourceContext } from '#src/ui/fields/source.ts';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { commonTexts } from '#src/texts/common.ts';
import { Text } from '#src/ui/text.tsx';

type TemplatesProps = {
  kind: WritingKind;
  locale: Locale;
  /** Fills in what is empty. */
  onFill: (values: Readonly<Record<string, string>>) => void;
};

/** Texts to begin with, in the language of what is written. What the specialist wrote stays. */
export function Templates({ kind, locale, onFill }: TemplatesProps) {
  const t = useWords();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [filled, setFilled] = useState('');
  const found = defaultTemplates.filter((each) => each.kind === kind && each.locale === locale);
  const template = found.find((each) => each.id === chosen);
  return (
    <Line>
      <FieldFrame id={id} label={t(texts.template)} hint={t(texts.templateHint)}>
        <SelectBox>
          <Select
            id={id}
            kind="select"
            value={template ? chosen : ''}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{t(commonTexts.choose)}</option>
            {found.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
          <ChevronDownIcon size="sm" />
        </SelectBox>
      </FieldFrame>
      <Button
        look="secondary"
        onClick={() => {
          if (!template) return;
          onFill(template.values);
          setFilled(template.name);
        }}
      >
        {t(texts.templateInsert)}
      </Button>
      <Text look="small" role="status">
        {filled && t(texts.templateDone, { name: filled })}
      </Text>
    </Line>
  );
}

/** Puts texts into the fields of the form around that are empty. */
export function useFillEmpty(): (values: Readonly<Record<string, string>>) => void {
  const values = useContext(FieldSourceContext)?.values;
  return (texts) => {
    for (const [name, text] of Object.entries(texts)) if (values?.get(name) === '') values.set(name, text);
  };
}

const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'sm',
    rowGap: '2xs',
    alignItems: 'end',
    '& > p': { gridColumn: '1 / -1', _empty: { display: 'none' } },
  },
});
