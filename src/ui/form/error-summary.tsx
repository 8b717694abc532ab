import type { MouseEvent } from 'react';
import { useWords } from '../../lib/locale.ts';
import { formTexts } from '../../texts/forms.ts';
import { AlertIcon } from '../icons/status.tsx';
import { styled } from '../styled.tsx';

/** `id` is the control's id in the page. */
export type Problem = { id: string; message: string };

/** All problems of a form on top, each a link to its field. A screen reader says them as soon as they appear. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const t = useWords();
  if (problems.length === 0) return null;
  const title = problems.length === 1 ? t(formTexts.oneProblem) : t(formTexts.problems, { count: problems.length });
  return (
    <Frame role="alert">
      <Title>
        <AlertIcon /> {title}
      </Title>
      <ul>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <ProblemLink href={`#${id}`} onClick={(event) => follow(event, id)}>
              {message}
            </ProblemLink>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Focuses the first field of the page that has a problem. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  focus(form?.querySelector(CONTROLS_WITH_PROBLEM));
}

function focus(control: HTMLElement | null | undefined): void {
  control?.focus({ preventScroll: true });
  // The question is brought into view, not only its control.
  control?.closest('[data-invalid]')?.scrollIntoView({ block: 'nearest' });
}

const CONTROLS_WITH_PROBLEM = ['input', 'select', 'textarea', 'button'].map((tag) => `[data-invalid] ${tag}`).join();

function follow(event: MouseEvent, id: string): void {
  // The address stays as it is: a hash would make Back go through every problem.
  event.preventDefault();
  focus(document.getElementById(id));
}

const Frame = styled('div', {
  base: {
    padding: 'sm',
    border: '{borderWidths.line} solid {colors.danger}',
    borderRadius: 'md',
    bg: 'danger.subtle',
    '& ul': { marginBlockStart: '2xs', paddingInlineStart: 'lg' },
    '& li': { overflowWrap: 'anywhere' },
  },
});
const Title = styled('p', {
  base: { display: 'flex', gap: '2xs', alignItems: 'center', fontWeight: 'bold', '& > svg': { color: 'danger' } },
});
const ProblemLink = styled('a', {
  base: {
    display: 'inline-block',
    paddingBlock: '3xs',
    color: 'danger',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'danger.hover' },
  },
});
