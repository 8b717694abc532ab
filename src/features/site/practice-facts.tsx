import { panel } from '#domain/practice.ts';
import { useLocale, useWords } from '../../lib/locale.ts';
import { practiceTexts as texts } from '../../texts/practice.ts';
import { BulletList, Heading, Text } from '../../ui/text.tsx';
import { practiceWords } from './practice-words.ts';
import { SiteSection } from './site-section.tsx';

/** Which genes are read, by what a change in them can make more likely. */
export function TestedGenes() {
  const t = useWords();
  const params = practiceWords(useLocale());
  return (
    <SiteSection>
      <Heading>{t(texts.genesTitle)}</Heading>
      <Text>{t(texts.genesLead, params)}</Text>
      <BulletList>
        {panel.map(({ about, genes }) => (
          <li key={about.en}>
            {t(about)}: {genes.join(', ')}
          </li>
        ))}
      </BulletList>
      <Text>{t(texts.genesMore)}</Text>
    </SiteSection>
  );
}

/** Where people must live to join, and who counsels them. */
export function StatesAndCounselors() {
  const t = useWords();
  const params = practiceWords(useLocale());
  return (
    <>
      <SiteSection>
        <Heading>{t(texts.whereTitle)}</Heading>
        <Text>{t(texts.where, params)}</Text>
        <Text>{t(texts.whereCovered)}</Text>
      </SiteSection>
      <SiteSection>
        <Heading>{t(texts.counselorsTitle)}</Heading>
        <Text>{t(texts.counselors, params)}</Text>
      </SiteSection>
    </>
  );
}
