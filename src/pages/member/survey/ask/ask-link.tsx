import { useWords } from '#src/lib/locale.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { Text, TextLink } from '#src/ui/text.tsx';
import { surveyPaths } from '../survey-paths.ts';

/** The way to the list of questions, for who does not know the answers. */
export function AskLink() {
  const t = useWords();
  return (
    <Text>
      {t(askTexts.linkHint)} <TextLink to={surveyPaths.ask}>{t(askTexts.link)}</TextLink>
    </Text>
  );
}
