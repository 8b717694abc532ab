import { practiceWords } from '../../features/site/practice-words.ts';
import { SitePage } from '../../features/site/site-page.tsx';
import { useLocale, useWords } from '../../lib/locale.ts';
import { policyTexts, type Policy } from '../../texts/policies.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** A page of plain rules, such as the terms that a new member agrees to. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const t = useWords();
  const params = practiceWords(useLocale());
  return (
    <SitePage description={t(policy.lead)}>
      <Column>
        <PageHeading lead={t(policy.lead)}>{t(policy.title)}</PageHeading>
        <Text look="small">{t(policyTexts.since)}</Text>
        {policy.sections.map((section) => (
          <Stack as="section" gap="2xs" key={section.title.en}>
            <Heading>{t(section.title)}</Heading>
            <Text>{t(section.text, params)}</Text>
          </Stack>
        ))}
        <SupportContact />
      </Column>
    </SitePage>
  );
}

const Column = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 'lg', maxWidth: 'measure', marginInline: 'auto' },
});
