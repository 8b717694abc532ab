import { useContext } from 'react';
import { isSame } from '#domain/is-same.ts';
import { FieldSourceContext } from '#src/ui/fields/source.ts';
import { rowsOf } from './draft-values.ts';

/**
 * Adds the rows of a template to a list of the form around: after those that something is written in, and in place of those in
 * which nothing is. A row that is there already does not come twice.
 */
export function useFillRows<Row extends Record<string, string>>(
  name: string,
  empty: Row,
  { most }: { most: number },
): (values: Readonly<Record<string, string>>) => void {
  const values = useContext(FieldSourceContext)?.values;
  return (texts) => {
    const written = (values?.get(name) as readonly Row[]).filter((row) => !isSame(row, empty));
    const added = rowsOf(texts, name, empty).filter((row) => !written.some((each) => isSame(each, row)));
    if (added.length > 0) values?.set(name, [...written, ...added].slice(0, most));
  };
}
