import { useContext, useId, useState } from 'react';
import type { WritingKind } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import { defaultTemplates } from '#domain/writing-templates.ts';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { templateTexts } from '#src/texts/templates.ts';
import { writingTexts as texts } from '#src/texts/writing.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Select, SelectBox } from '#src/ui/fields/select-field.tsx';
import { FieldSourceContext } from '#src/ui/fields/source.ts';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { TemplateActions } from './templates/template-actions.tsx';
import { useOwnTemplates } from './templates/use-templates.ts';

type TemplatesProps = {
  kind: WritingKind;
  locale: Locale;
  /** Fills in what is empty. */
  onFill: (values: Readonly<Record<string, string>>) => void;
};

/**
 * Texts to begin with, in the language of what is written: the specialist's own above those that everybody has. What the specialist
 * wrote stays, and can be kept as a template.
 */
export function Templates({ kind, locale, onFill }: TemplatesProps) {
  const t = useWords();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('');
  const { own, isError } = useOwnTemplates(kind, locale);
  const common = defaultTemplates.filter((each) => each.kind === kind && each.locale === locale);
  const mine = own.find((each) => each.id === chosen);
  const template = mine ?? common.find((each) => each.id === chosen);
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
            {own.length > 0 ? (
              <>
                <optgroup label={t(texts.ownTemplates)}>{optionsOf(own)}</optgroup>
                <optgroup label={t(texts.startTemplates)}>{optionsOf(common)}</optgroup>
              </>
            ) : (
              optionsOf(common)
            )}
          </Select>
          <ChevronDownIcon size="sm" />
        </SelectBox>
      </FieldFrame>
      <Button
        look="secondary"
        onClick={() => {
          if (!template) return;
          onFill(template.values);
          setSaid(t(texts.templateDone, { name: template.name }));
        }}
      >
        {t(texts.templateInsert)}
      </Button>
      <TemplateActions
        {...{ kind, locale, own }}
        chosen={mine}
        onDone={(words, next) => {
          setSaid(words);
          setChosen(next?.id ?? '');
        }}
      />
      {isError && <Text look="small">{t(templateTexts.failed)}</Text>}
      <Text look="small" role="status">
        {said}
      </Text>
    </Line>
  );
}

const optionsOf = (templates: readonly { id: string; name: string }[]) =>
  templates.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** Puts texts into the fields of the form around that are empty; not into rows, which are added (`useFillRows`). */
export function useFillEmpty(): (values: Readonly<Record<string, string>>) => void {
  const values = useContext(FieldSourceContext)?.values;
  return (texts) => {
    for (const [name, text] of Object.entries(texts))
      if (!name.includes('.') && values?.get(name) === '') values.set(name, text);
  };
}

const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 'sm',
    rowGap: '2xs',
    alignItems: 'end',
    '& > :not(:nth-child(-n + 2))': { gridColumn: '1 / -1' },
    '& > p': { _empty: { display: 'none' } },
  },
});
