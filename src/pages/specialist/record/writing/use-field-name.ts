import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';

/**
 * What a field of a written text is called where all problems of the form are told, such as “Item 2, What to do”: its label,
 * and in a list the name of its row before it.
 */
export function useFieldName(labels: Readonly<Record<string, Words>>, rowName: Words) {
  const t = useWords();
  return (field: string): string | undefined => {
    const [, row, ofRow = field] = /^\w+\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const label = labels[ofRow];
    if (!label || row === undefined) return label && t(label);
    return `${t(rowName, { number: Number(row) + 1 })}, ${t(label)}`;
  };
}
