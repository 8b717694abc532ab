import type { FieldErrors, FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { FieldSource, Registered } from '../fields/source.ts';
import type { FieldFailure } from './failure.ts';

/** react-hook-form, as the fields see it. */
export function useFieldSource<Input extends FieldValues, Output>(
  methods: UseFormReturn<Input, unknown, Output>,
  formId: string,
  { fromApi, isShown }: { fromApi: readonly FieldFailure[]; isShown: (name: string) => boolean },
): FieldSource {
  const { formState } = methods;
  return {
    idOf: (name) => fieldIdOf(formId, name),
    errorOf: (name) => {
      // Read whether shown or not: by reading it, the form is drawn anew when a field changes.
      const { error } = methods.getFieldState(name as Path<Input>, formState);
      return (isShown(name) ? error?.message : undefined) ?? fromApi.find(({ path }) => path === name)?.message;
    },
    register: (name) => leftAsItIs(methods.register(name as Path<Input>)),
    values: {
      get: (name) => methods.getValues(name as Path<Input>),
      set: (name, value) =>
        methods.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: formState.isSubmitted,
        }),
      subscribe: (listener) => methods.subscribe({ formState: { values: true }, callback: listener }),
    },
  };
}

/**
 * react-hook-form reads a field again when it is left, and takes a radio group in which nothing is chosen for null, which is
 * no answer of ours: a question that Tab passes over must stay as it was. A choice itself is told by `onChange`.
 */
function leftAsItIs(registered: UseFormRegisterReturn): Registered {
  return {
    ...registered,
    onBlur: (event) => {
      if (!event.target.matches('[type=radio]')) void registered.onBlur(event);
    },
  };
}

export function fieldIdOf(formId: string, name: string): string {
  return `${formId}-${name.replace(/\W+/g, '-')}`;
}

/** Whether the form's values have a place of that name, such as `address.zip`. */
export function hasField(values: unknown, path: string): boolean {
  let place: unknown = values;
  for (const key of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return false;
    place = Reflect.get(place, key);
  }
  return true;
}

/** The errors of a form as a flat list, in the order in which react-hook-form holds them. */
export function problemsOf(errors: FieldErrors, prefix = ''): { name: string; message: string }[] {
  const entries: [string, unknown][] = Object.entries(errors);
  return entries.flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = key === 'root' ? prefix.slice(0, -1) : `${prefix}${key}`;
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return key === 'ref' ? [] : problemsOf(error, `${name}.`);
  });
}
