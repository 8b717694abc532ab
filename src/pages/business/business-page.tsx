import { paths } from '#domain/paths.ts';
import { publicPages } from '#domain/public-pages.ts';
import { visitMinutes } from '#domain/visits.ts';
import { PointList } from '../../features/site/point-list.tsx';
import { TestedGenes, StatesAndCounselors } from '../../features/site/practice-facts.tsx';
import { SitePage } from '../../features/site/site-page.tsx';
import { Columns, SiteSection, SiteSections } from '../../features/site/site-section.tsx';
import { useWords } from '../../lib/locale.ts';
import { businessTexts as texts } from '../../texts/business.ts';
import { Card } from '../../ui/card.tsx';
import { NumberedStep } from '../../ui/numbered-step.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { Heading, Text, TextLink } from '../../ui/text.tsx';

/** `/business`: Novi for employers and health plans. */
export default function BusinessPage() {
  const t = useWords();
  return (
    <SitePage description={t(publicPages.business.description)}>
      <SiteSections>
        <Stack gap="xs">
          <PageHeading lead={t(texts.lead)}>{t(publicPages.business.title)}</PageHeading>
          <SupportContact />
        </Stack>
        <Columns>
          <Card look="outlined">
            <Stack gap="xs">
              <Heading>{t(texts.getTitle)}</Heading>
              <PointList
                of={[texts.getGuide, texts.getTest, texts.getVisit, texts.getPlan]}
                params={{ minutes: visitMinutes }}
              />
            </Stack>
          </Card>
          <Card look="outlined">
            <Stack gap="xs">
              <Heading>{t(texts.neverTitle)}</Heading>
              <PointList of={[texts.neverWho, texts.neverAnswers, texts.neverResults]} />
              <Text look="muted">{t(texts.neverWhy)}</Text>
            </Stack>
          </Card>
        </Columns>
        <TestedGenes />
        <Columns of="parts">
          <StatesAndCounselors />
          <SiteSection>
            <Heading>{t(texts.paysTitle)}</Heading>
            <Text>{t(texts.pays)}</Text>
          </SiteSection>
          <SiteSection>
            <Heading>{t(texts.howTitle)}</Heading>
            <Steps>
              {[texts.howList, texts.howPage, texts.howJoin, texts.howCheck].map((words, index) => (
                <NumberedStep key={words.en} number={index + 1}>
                  {t(words)}
                </NumberedStep>
              ))}
            </Steps>
          </SiteSection>
          <SiteSection>
            <Heading>{t(texts.beginTitle)}</Heading>
            <Text>{t(texts.begin)}</Text>
            <SupportContact />
            <Row gap="md">
              <TextLink to={paths.businessFaq}>{t(texts.readFaq)}</TextLink>
              <TextLink to={paths.members}>{t(texts.forPeople)}</TextLink>
            </Row>
          </SiteSection>
        </Columns>
      </SiteSections>
    </SitePage>
  );
}

const Steps = styled('ol', {
  base: { display: 'flex', flexDirection: 'column', gap: 'sm', maxWidth: 'measure' },
});
