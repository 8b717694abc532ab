import { valuesToKeep, type OwnTemplate } from '#domain/own-templates.ts';
import { resultOutcomes, type WritingKind } from '#domain/visit-summary.ts';
import type { Translate } from '#src/lib/locale.ts';
import { outcomeWords } from '#domain/summary-headings.ts';
import { templateTexts as texts } from '#src/texts/templates.ts';
import { partLabels, writingTexts } from '#src/texts/writing.ts';
import type { FieldSource } from '#src/ui/fields/source.ts';

type Values = OwnTemplate['values'];

/** What of a form is kept as a template. Next appointments are those of one patient. */
export function typedIn(kind: WritingKind, form: NonNullable<FieldSource['values']>): Values {
  if (kind === 'summary')
    return valuesToKeep(
      Object.fromEntries([...Object.keys(partLabels), 'outcome'].map((name) => [name, form.get(name)])),
    );
  const items = form.get('items');
  const rows = (Array.isArray(items) ? items : []) as readonly Readonly<Record<string, unknown>>[];
  const ofRows = rows.flatMap((row, index) =>
    Object.entries(row).map(([name, value]) => [`items.${String(index)}.${name}`, value] as const),
  );
  return valuesToKeep({ title: form.get('title'), ...Object.fromEntries(ofRows) });
}

/** What a field is called, by its name or by its place in a template. */
export function labelOf(place: string, t: Translate): string {
  const name = place.replace(/^\/values\//, '');
  if (name === '/name') return t(texts.name);
  if (name === 'outcome') return t(writingTexts.outcome);
  if (name in partLabels) return t(partLabels[name as keyof typeof partLabels]);
  const [, row, part] = /^items\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (row === undefined) return t(texts.planTitle);
  const words = part === 'who' ? texts.itemWho : part === 'timing' ? texts.itemTiming : texts.itemWhat;
  return t(texts.itemPart, { number: Number(row) + 1, part: t(words) });
}

/** What is kept, to be read: what was chosen from a list in words, or not at all where its line says it. */
export function readableValues(values: Values, t: Translate): { label: string; text: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (name.endsWith('.who')) return [];
    const outcome = name === 'outcome' ? resultOutcomes.find((each) => each === value) : undefined;
    return [{ label: labelOf(name, t), text: outcome ? t(outcomeWords[outcome]) : value }];
  });
}
