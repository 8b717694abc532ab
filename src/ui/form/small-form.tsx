import { useEffect, useId, useState, type SubmitEvent, type ReactNode } from 'react';
import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { formTexts } from '../../texts/forms.ts';
import type { FieldSource } from '../fields/source.ts';
import { FormShell } from './form-shell.tsx';

type SmallFormProps<Name extends string> = {
  /**
   * The fields, in the page's order, each with its own check: a sentence when the value will not do beside the others. The value of
   * a box that is not ticked is empty.
   */
  checks: Record<Name, (value: string, values: Record<Name, string>) => Words | undefined>;
  /** Loads what the checks need, where that is not there yet: asked for when the form stands, and waited for by whoever sends it. */
  prepare?: () => Promise<void> | undefined;
  /** Once it was sent, looks at a field anew with each change. */
  rechecks?: boolean;
  onSubmit: (values: Record<Name, string>) => void;
  busy?: boolean;
  /** The sentence that says why the last try failed. */
  failure?: string | undefined;
  failureTitle?: string;
  /** The field that the failure is about: it is marked there, and gets the focus. */
  failedField?: NoInfer<Name> | undefined;
  /** Offers to send the same values again after a failure; true unless said otherwise. */
  retry?: boolean;
  /** Where the failure leads instead, if trying again can't work. */
  instead?: ReactNode;
  children: ReactNode;
};

/** A form of a few text fields and boxes for the first pages that people load: it needs neither react-hook-form nor zod. */
export function SmallForm<Name extends string>(props: SmallFormProps<Name>) {
  const { checks, prepare, onSubmit, failureTitle, failedField, children } = props;
  const t = useWords();
  const formId = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [submits, setSubmits] = useState(0);
  // Of a value that was typed after the failure nothing is known until it is sent.
  const [isMended, setMended] = useState(false);
  const [preparing, setPreparing] = useState<'failed' | boolean>(false);
  const busy = preparing === true || (props.busy ?? false);
  const failure = preparing === 'failed' ? t(formTexts.lostLine) : props.failure;
  const names = Object.keys(checks) as Name[];

  // Who sends the form asks for it again, and is told what it failed with.
  useEffect(() => void prepare?.()?.catch(() => undefined), [prepare]);

  const source: FieldSource = {
    idOf: (name) => `${formId}-${name}`,
    errorOf: (name) => {
      if (problems[name]) return t(problems[name]);
      return name === failedField && !busy && !isMended ? failure : undefined;
    },
    register: (name) => ({ name }),
  };

  const submit = async (form: HTMLFormElement) => {
    const preparation = prepare?.();
    if (preparation) {
      setPreparing(true);
      const isReady = await preparation.then(
        () => true,
        () => false,
      );
      setPreparing(isReady ? false : 'failed');
      if (!isReady) return;
    }
    const values = valuesIn(form, names);
    const found: Problems = Object.fromEntries(names.map((name) => [name, checks[name](values[name], values)]));
    setProblems(found);
    setSubmits((before) => before + 1);
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
      retry={preparing === 'failed' || props.retry}
      instead={props.instead}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      }}
      onInput={({ target, currentTarget }) => {
        const name = target instanceof HTMLInputElement ? names.find((each) => each === target.name) : undefined;
        if (!name) return;
        // What is typed while it is being sent is not what comes back as failed.
        if (!busy && name === failedField) setMended(true);
        if (!props.rechecks || submits === 0) return;
        const values = valuesIn(currentTarget, names);
        setProblems((before) => ({ ...before, [name]: checks[name](values[name], values) }));
      }}
    >
      {children}
    </FormShell>
  );
}

type Problems = Readonly<Record<string, Words | undefined>>;

function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const typed = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, textIn(typed, name)])) as Record<Name, string>;
}

function textIn(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
