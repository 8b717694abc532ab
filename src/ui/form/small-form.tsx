import { useId, useState, type SubmitEvent, type ReactNode } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import type { FieldSource } from '../fields/source.ts';
import { FormShell } from './form-shell.tsx';

type SmallFormProps<Name extends string> = {
  /** The fields, in the page's order, each with its own check: a sentence when the value will not do beside the others. */
  checks: Record<Name, (value: string, values: Record<Name, string>) => Words | undefined>;
  onSubmit: (values: Record<Name, string>) => void;
  busy?: boolean;
  /** The sentence that says why the last try failed. */
  failure?: string | undefined;
  failureTitle?: string;
  /** The field that the failure is about: it is marked there, and gets the focus. */
  failedField?: NoInfer<Name> | undefined;
  /** Offers to send the same values again after a failure; true unless said otherwise. */
  retry?: boolean;
  children: ReactNode;
};

/** A form of a few text fields for the first page that people load: it needs neither react-hook-form nor zod. */
export function SmallForm<Name extends string>(props: SmallFormProps<Name>) {
  const { checks, onSubmit, busy = false, failure, failureTitle, failedField, children } = props;
  const t = useWords();
  const formId = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [submits, setSubmits] = useState(0);
  // Of a value that was typed after the failure nothing is known until it is sent.
  const [isMended, setMended] = useState(false);
  const names = Object.keys(checks) as Name[];

  const source: FieldSource = {
    idOf: (name) => `${formId}-${name}`,
    errorOf: (name) => {
      if (problems[name]) return t(problems[name]);
      return name === failedField && !busy && !isMended ? failure : undefined;
    },
    register: (name) => ({ name }),
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const values = Object.fromEntries(names.map((name) => [name, textIn(typed, name)])) as Record<Name, string>;
    const found: Problems = Object.fromEntries(names.map((name) => [name, checks[name](values[name], values)]));
    setProblems(found);
    setSubmits(submits + 1);
    if (Object.values(found).some(Boolean)) return;
    setMended(false);
    onSubmit(values);
  };

  return (
    <FormShell
      source={source}
      problems={names.flatMap((name) => {
        const message = source.errorOf(name);
        return message ? [{ id: source.idOf(name), message }] : [];
      })}
      refused={submits}
      busy={busy}
      failed={failure}
      failure={failedField ? undefined : failure}
      failureTitle={failureTitle}
      retry={props.retry}
      onSubmit={submit}
      onInput={({ target }) => {
        // What is typed while it is being sent is not what comes back as failed.
        if (!busy && target instanceof HTMLInputElement && target.name === failedField) setMended(true);
      }}
    >
      {children}
    </FormShell>
  );
}

type Problems = Readonly<Record<string, Words | undefined>>;

function textIn(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
