import { askTexts } from '#src/texts/askRelative.ts';
import { useWords } from '#src/texts/locale.ts';
import { Text, TextLink } from '#src/ui/Text.tsx';
import { surveyPaths } from '../surveyPaths.ts';

/** The way to the list of questions, for who does not know the answers. */
export function AskLink() {
  const t = useWords();
  return (
    <Text>
      {t(askTexts.linkHint)} <TextLink to={surveyPaths.ask}>{t(askTexts.link)}</TextLink>
    </Text>
  );
}
