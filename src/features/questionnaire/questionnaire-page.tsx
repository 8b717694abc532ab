import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../../lib/locale.ts';
import type { FieldSource } from '../../ui/fields/source.ts';
import { FormShell } from '../../ui/form/form-shell.tsx';
import { QuestionnaireContext, type QuestionnaireState } from './context.ts';
import { lineName, questionId } from './names.ts';
import type { Page } from './pages.ts';
import type { AnswerProblem } from './problems.ts';
import { QuestionList } from './question-list.tsx';
import { shownIn } from './support.ts';
import { answerOf, textOf } from './values.ts';

type QuestionnairePageProps = {
  page: Page;
  asking: QuestionnaireState;
  /** What keeps the answers of the page from being sent. */
  problems: readonly AnswerProblem[];
  /** The key of the question that gets the focus when the page opens. */
  startAt?: string | undefined;
  /** Called when nothing on the page is missing or wrong any more. */
  onDone: () => void;
  /** The buttons and what else stands at the end. */
  children: ReactNode;
};

/**
 * One page of a FHIR R4 questionnaire. The answers are the caller’s; problems show beside the field and on top once the
 * person wanted to go on, and go as soon as they are mended.
 */
export function QuestionnairePage({ page, asking, problems, startAt, onDone, children }: QuestionnairePageProps) {
  const t = useWords();
  const [refused, setRefused] = useState(0);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const placeOf = (key: string) => asking.form.all.find((node) => node.key === key);
  // A question that came to the page after the last try has not been passed over: it is quiet until the next one.
  const shown = problems.filter(({ node }) => passed.has(node.key));

  useEffect(() => {
    if (!startAt) return;
    [startAt, lineName(startAt, 0)]
      .map((name) => document.getElementById(questionId(name)))
      .find((control) => control !== null)
      ?.focus();
  }, [startAt]);

  const source: FieldSource = {
    idOf: questionId,
    errorOf: (name) => {
      const problem = shown.find((one) => one.name === name);
      return problem && t(problem.message);
    },
    register: (name) => ({ name }),
    values: {
      get: (name) => textOf(placeOf(name)?.answers[0]),
      set: (name, value) => {
        const answer = answerOf({ type: 'date' }, String(value));
        const node = placeOf(name);
        if (node) asking.answer(node, answer.valueString === '' ? [] : [answer]);
      },
      subscribe: answersAreProps,
    },
  };

  return (
    <QuestionnaireContext value={asking}>
      <FormShell
        source={source}
        problems={shown.map(({ name, question, message }) => ({
          id: questionId(name),
          message: `${question} ${t(message)}`,
        }))}
        refused={refused}
        busy={false}
        failure={undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.length === 0) onDone();
          else {
            setPassed(new Set(shownIn(page.nodes, asking.form).map(({ key }) => key)));
            setRefused(refused + 1);
          }
        }}
      >
        <QuestionList nodes={page.nodes} />
        {children}
      </FormShell>
    </QuestionnaireContext>
  );
}

/** Nothing to listen to: a changed answer draws the page anew. */
function answersAreProps(): () => void {
  return () => undefined;
}
