import { publicPages } from '#domain/public-pages.ts';
import { visitMinutes } from '#domain/visits.ts';
import { PointList } from '../../features/site/point-list.tsx';
import { TestedGenes, StatesAndCounselors } from '../../features/site/practice-facts.tsx';
import { SiteActions } from '../../features/site/site-actions.tsx';
import { SitePage } from '../../features/site/site-page.tsx';
import { Columns, SiteSection, SiteSections } from '../../features/site/site-section.tsx';
import { StepsOverview } from '../../features/site/steps-overview.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { membersTexts as texts } from '../../texts/members.ts';
import { siteTexts } from '../../texts/site.ts';
import { stepSentences } from '../../texts/welcome.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading, Text, TextLink } from '../../ui/text.tsx';

/** `/members`: what Novi is for the people who take part. */
export default function MembersPage() {
  const t = useWords();
  return (
    <SitePage description={t(publicPages.members.description)}>
      <SiteSections>
        <Stack gap="md">
          <PageHeading lead={t(texts.lead)}>{t(publicPages.members.title)}</PageHeading>
          <SiteActions />
        </Stack>
        <SiteSection>
          <Heading>{t(texts.whoTitle)}</Heading>
          <PointList of={[texts.whoFamily, texts.whoKnow, texts.whoAdult]} />
          <Text>{t(texts.whoUnsure)}</Text>
        </SiteSection>
        <StepsOverview sentences={{ ...stepSentences, welcome: texts.welcomeStep }} />
        <WhatATestSays />
        <TestedGenes />
        <Columns of="parts">
          <StatesAndCounselors />
          <SiteSection>
            <Heading>{t(texts.explainTitle)}</Heading>
            <Text>{t(texts.explain, { minutes: visitMinutes })}</Text>
            <Text>{t(texts.explainAfter)}</Text>
          </SiteSection>
          <SiteSection>
            <Heading>{t(texts.privacyTitle)}</Heading>
            <PointList of={[texts.privacyEmployer, texts.privacyChoice, texts.privacySale]} />
            <TextLink to={paths.privacy}>{t(texts.readPrivacy)}</TextLink>
          </SiteSection>
          <SiteSection>
            <Heading>{t(texts.costTitle)}</Heading>
            <Text>{t(texts.cost)}</Text>
          </SiteSection>
          <SiteSection>
            <Heading>{t(texts.nextTitle)}</Heading>
            <Text>{t(texts.next)}</Text>
            <TextLink to={paths.membersFaq}>{t(siteTexts.membersFaq)}</TextLink>
            <SiteActions again />
          </SiteSection>
        </Columns>
      </SiteSections>
    </SitePage>
  );
}

function WhatATestSays() {
  const t = useWords();
  const sides = [
    { title: texts.canTitle, points: [texts.canRisk, texts.canPlan, texts.canFamily] },
    { title: texts.cantTitle, points: [texts.cantIll, texts.cantSafe, texts.cantClear] },
  ];
  return (
    <SiteSection>
      <Heading>{t(texts.testTitle)}</Heading>
      <Columns>
        {sides.map(({ title, points }) => (
          <Card key={title.en} look="outlined">
            <Stack gap="xs">
              <Heading as="h3" size="h3">
                {t(title)}
              </Heading>
              <PointList of={points} />
            </Stack>
          </Card>
        ))}
      </Columns>
    </SiteSection>
  );
}
