import { checkVisit } from '#domain/progress.ts';
import { stepPath } from '#domain/steps.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { styled } from '#src/ui/styled.tsx';
import { Heading, TextLink } from '#src/ui/text.tsx';

/** The records that a summary rests on, as far as the member has come. */
export function MoreToSee() {
  const t = useWords();
  const { furthest } = useJourney();
  const links = [
    { step: 'survey' as const, to: `${stepPath('survey')}tree`, label: t(texts.tree) },
    { step: 'medical-history' as const, to: stepPath('medical-history'), label: t(texts.healthAnswers) },
  ].filter(({ step }) => checkVisit(furthest, step).ok);
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="more-to-see">
      <Heading size="h3" id="more-to-see">
        {t(texts.more)}
      </Heading>
      <List>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul', { base: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } } });
