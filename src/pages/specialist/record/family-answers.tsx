import type { FamilyHistory } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { aboutYouLabels } from '#src/texts/survey.ts';
import { yesNoUnknownWords } from '#src/texts/yes-no-unknown.ts';
import { AnswerList } from '#src/ui/check-answers.tsx';

/** What the tree has no sign for where the answer is “No” or “I don’t know”, and what changes how a risk is read. */
export function FamilyAnswers({ history }: { history: FamilyHistory }) {
  const t = useWords();
  const asked = ['ashkenazi_jewish', 'parents_related', 'adopted'] as const;
  return (
    <AnswerList
      dense
      answers={asked.map((question) => {
        const answer = history[question];
        return { label: t(aboutYouLabels[question]), value: answer && t(yesNoUnknownWords[answer]) };
      })}
    />
  );
}
