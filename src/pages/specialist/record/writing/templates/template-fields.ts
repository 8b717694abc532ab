import { valuesToKeep, type OwnTemplate } from '#domain/own-templates.ts';
import { resultOutcomes, type WritingKind } from '#domain/visit-summary.ts';
import type { Words } from '#domain/words.ts';
import type { Translate } from '#src/lib/locale.ts';
import { outcomeWords } from '#domain/summary-headings.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { partLabels, writingTexts } from '#src/texts/writing.ts';
import type { FieldSource } from '#src/ui/fields/source.ts';
import { flatRows } from '../draft-values.ts';

type Values = OwnTemplate['values'];

/** What of a form is kept as a template. */
export function typedIn(kind: WritingKind, form: NonNullable<FieldSource['values']>): Values {
  const [fields, rows] = kind === 'summary' ? [[...Object.keys(partLabels), 'outcome'], 'next'] : [['title'], 'items'];
  const typed = Object.fromEntries(fields.map((name) => [name, form.get(name)]));
  return valuesToKeep({ ...typed, ...flatRows(rows, form.get(rows) as readonly Record<string, string>[]) });
}

/** What a field is called, by its name or by its place in a template. */
export function labelOf(place: string, t: Translate): string {
  const name = place.replace(/^\/values\//, '');
  if (name === '/name') return t(texts.name);
  if (name === 'outcome') return t(writingTexts.outcome);
  if (name in partLabels) return t(partLabels[name as keyof typeof partLabels]);
  const [, rows, row, part] = /^(items|next)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (row === undefined) return t(texts.planTitle);
  const words = rowParts[part ?? ''] ?? texts.rowWhat;
  return t(rows === 'next' ? texts.nextPart : texts.itemPart, { number: Number(row) + 1, part: t(words) });
}

const rowParts: Readonly<Partial<Record<string, Words>>> = {
  who: texts.rowWho,
  with_whom: texts.rowWithWhom,
  timing: texts.rowTiming,
};

/** What is kept, to be read: what was chosen from a list in words, or not at all where its line says it. */
export function readableValues(values: Values, t: Translate): { label: string; text: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (name.endsWith('.who')) return [];
    const outcome = name === 'outcome' ? resultOutcomes.find((each) => each === value) : undefined;
    return [{ label: labelOf(name, t), text: outcome ? t(outcomeWords[outcome]) : value }];
  });
}
