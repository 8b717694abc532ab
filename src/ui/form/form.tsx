import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { Words } from '#domain/words.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { useApiProblems } from './api-problems.ts';
import type { Problem } from './error-summary.tsx';
import { describeFailure, fieldFailuresOf, isFailure } from './failure.ts';
import { fieldIdOf, problemsOf, useFieldSource } from './field-source.ts';
import { FormShell } from './form-shell.tsx';
import { messageFor, type Messages } from './zod-messages.ts';

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: $ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /**
   * Gets the checked values, and the value of the button that sent them, empty where it has none. A promise is waited for; what it
   * fails with comes as `failure` (mutation-form.ts).
   */
  onSubmit: (values: Output, pressed: string) => Promise<void> | void;
  /** Sentences for fields whose schema has none: `{ 'address.zip': texts.zipNeeded }`; `*` for the place in a list. */
  messages?: Messages;
  /** Whether a machine or a mutation is saving, and why the last save failed: what was typed stays, and can be sent again. */
  busy?: boolean;
  failure?: unknown;
  failureTitle?: string;
  /** Offers to send the same values again after a failure; true unless said otherwise. */
  retry?: boolean;
  /** The sentences for failures that are not the API's, such as an identity provider's. */
  describe?: (failure: unknown) => Words | undefined;
  /** What a field is called, where its sentence alone would not tell which one it is about. */
  fieldName?: (name: string) => string | undefined;
  /** Called with every change, to keep a draft. */
  onValues?: (values: Input) => void;
  children: ReactNode;
};

/**
 * A form on react-hook-form and zod. Fields inside need only their `name`. On a refused submit the problems stand beside
 * the fields and on top, and the first field with one gets the focus.
 */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, onSubmit, messages = NO_MESSAGES, onValues, describe, fieldName, children } = props;
  const t = useWords();
  const locale = useLocale();
  const formId = useId();
  const [pageOrder, setPageOrder] = useState<readonly string[]>([]);
  const [refusedFor, setRefusedFor] = useState<readonly string[]>([]);
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: (issue) => messageFor(issue, messages, t), reportInput: true }),
    defaultValues,
    shouldFocusError: false,
  });
  const { isSubmitting, errors, submitCount } = methods.formState;
  const busy = isSubmitting || (props.busy ?? false);
  const { failure } = props;
  const found = useApiProblems(methods, failure);
  const fromApi = busy ? [] : found.open;
  // A question that came to the page after the last try has not been passed over: it is quiet until the next one.
  const isShown = (name: string) => refusedFor.includes(name) || isOnPage(fieldIdOf(formId, name), pageOrder);
  const source = useFieldSource(methods, formId, { fromApi, isShown });

  useEffect(() => {
    if (!onValues) return undefined;
    return methods.subscribe({ formState: { values: true }, callback: ({ values }) => onValues(values) });
  }, [methods, onValues]);

  // Problems that are already shown change their language with the page.
  useEffect(() => {
    if (methods.formState.isSubmitted) void methods.trigger();
  }, [locale, methods]);

  const submit = methods.handleSubmit(
    (values, event) => onSubmit(values, pressedIn(event?.nativeEvent)),
    (refused) => setRefusedFor(problemsOf(refused).map(({ name }) => name)),
  );

  const problems = [
    ...problemsOf(errors).filter(({ name }) => isShown(name)),
    ...fromApi.map(({ path, message }) => ({ name: path, message })),
  ];
  const unexplained = isFailure(failure) && found.all.length < Math.max(1, fieldFailuresOf(failure).length);
  const sentence = (reason: unknown) => {
    const known = describe?.(reason);
    return known ? t(known) : describeFailure(reason, t);
  };
  return (
    <FormProvider {...methods}>
      <FormShell
        source={source}
        problems={inPageOrder(
          problems.map(({ name, message }) => ({
            id: fieldIdOf(formId, name),
            message: [fieldName?.(name), message].filter(Boolean).join(': '),
          })),
          pageOrder,
        )}
        refused={submitCount}
        busy={busy}
        failed={busy ? undefined : failure}
        failure={unexplained ? sentence(failure) : undefined}
        failureTitle={props.failureTitle}
        retry={props.retry}
        onSubmit={(event) => {
          event.preventDefault();
          setPageOrder(idsIn(event.currentTarget));
          if (!busy) void submit(event);
        }}
      >
        {children}
      </FormShell>
    </FormProvider>
  );
}

/** The schema's order is not the page's, and the summary leads down the page. */
function inPageOrder(problems: readonly Problem[], ids: readonly string[]): Problem[] {
  return [...problems].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Whether a field, of one control or of several, stood on the page. */
function isOnPage(fieldId: string, ids: readonly string[]): boolean {
  return ids.some((id) => id === fieldId || id.startsWith(`${fieldId}-`));
}

/** The value of the button that sent a form. */
function pressedIn(event: unknown): string {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement ? button.value : '';
}

function idsIn(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('[id]')].map(({ id }) => id);
}

const NO_MESSAGES: Messages = {};
