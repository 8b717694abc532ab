import {
  createContext,
  useContext,
  useId,
  useSyncExternalStore,
  type ChangeEventHandler,
  type FocusEventHandler,
} from 'react';
import type { Ref } from 'react';

type Control = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

export type Registered = {
  name: string;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  ref?: Ref<Control>;
};

/** What a field needs of its form. Form gives it with react-hook-form behind, SmallForm without. */
export type FieldSource = {
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  register: (name: string) => Registered;
  /** For fields that are more than one native control, such as a date. */
  values?: {
    get: (name: string) => unknown;
    set: (name: string, value: unknown) => void;
    subscribe: (listener: () => void) => () => void;
  };
};

export const FieldSourceContext = createContext<FieldSource | null>(null);

export type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marked beside the label. Every other field has to be answered. */
  optional?: boolean;
  /** Within a form, the errors that the form knows come first. */
  error?: string | undefined;
};

/** Ties a field to its form: its id, its error, and the attributes that link hint and error to the control. */
export function useField({ name, hint, optional = false, error: ownError }: Omit<FieldProps, 'label'>) {
  const source = useContext(FieldSourceContext);
  const ownId = useId();
  const id = source?.idOf(name) ?? ownId;
  const error = source?.errorOf(name) ?? ownError;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    registered: source?.register(name) ?? { name },
    described: { 'aria-describedby': described || undefined },
    aria: {
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
    },
  };
}

/** The value of a field within a Form, and its setter: for widgets of one's own and for questions that depend on others. */
export function useFieldValue(name: string): readonly [value: unknown, set: (value: unknown) => void] {
  const values = useContext(FieldSourceContext)?.values;
  if (!values) throw new Error(`The field "${name}" is not in a Form: put it into <Form>, which keeps its value`);
  const value = useSyncExternalStore(values.subscribe, () => values.get(name));
  return [value, (next) => values.set(name, next)];
}
