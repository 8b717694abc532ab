import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldFailuresOf, type FieldFailure } from './failure.ts';
import { hasField } from './field-source.ts';

/**
 * The problems that the API found with the fields of a form. `open` are those of fields that have not changed since: of another
 * value nothing is known until it is sent.
 */
export function useApiProblems<Input extends FieldValues, Output>(
  methods: UseFormReturn<Input, unknown, Output>,
  failure: unknown,
): { all: readonly FieldFailure[]; open: readonly FieldFailure[] } {
  const [changed, setChanged] = useState<{ since: unknown; names: readonly string[] }>({ since: undefined, names: [] });
  const all = fieldFailuresOf(failure).filter(({ path }) => hasField(methods.getValues(), path));
  const names = changed.since === failure ? changed.names : [];

  useEffect(() => {
    if (fieldFailuresOf(failure).length === 0) return undefined;
    return methods.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        setChanged((before) => {
          if (before.since !== failure) return { since: failure, names: [name] };
          return before.names.includes(name) ? before : { since: failure, names: [...before.names, name] };
        });
      },
    });
  }, [methods, failure]);

  return { all, open: all.filter(({ path }) => !names.some((name) => isSameField(path, name))) };
}

/** Whether two names are of one field, or one of a part of the other. */
function isSameField(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
