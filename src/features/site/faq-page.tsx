import type { ReactNode } from 'react';
import type { PageHead } from '#domain/public-pages.ts';
import type { WordParams } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import type { QuestionGroup } from '../../texts/members-faq.ts';
import { siteTexts } from '../../texts/site.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Heading } from '../../ui/text.tsx';
import { Faq } from './faq.tsx';
import { SitePage } from './site-page.tsx';

type FaqPageProps = {
  head: PageHead;
  groups: readonly QuestionGroup[];
  params?: WordParams;
  /** What to do next. */
  children: ReactNode;
};

/** A page of questions and answers, and how to reach a person with another one. */
export function FaqPage({ head, groups, params = {}, children }: FaqPageProps) {
  const t = useWords();
  return (
    <SitePage description={t(head.description)}>
      <Column>
        <PageHeading lead={t(siteTexts.faqLead)}>{t(head.title)}</PageHeading>
        <Faq groups={groups} params={params} />
        <Stack as="section" gap="2xs">
          <Heading>{t(siteTexts.askTitle)}</Heading>
          <SupportContact />
        </Stack>
        {children}
      </Column>
    </SitePage>
  );
}

const Column = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 'xl', maxWidth: 'measure', marginInline: 'auto' },
});
