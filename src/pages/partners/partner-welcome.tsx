import { paths } from '#domain/paths.ts';
import { SiteActions } from '../../features/site/site-actions.tsx';
import { Columns, SiteSection, SiteSections } from '../../features/site/site-section.tsx';
import { useWords } from '../../lib/locale.ts';
import { partnerTexts as texts } from '../../texts/partner.ts';
import { Card } from '../../ui/card.tsx';
import { NumberedStep } from '../../ui/numbered-step.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text, TextLink } from '../../ui/text.tsx';

/** As both come in the reader’s language; not all partners have a welcome. */
export type PartnerWelcomeProps = { name: string; welcome: string | null | undefined };

/** What a partner says to its people, and how they join. */
export function PartnerWelcome({ name, welcome }: PartnerWelcomeProps) {
  const t = useWords();
  const partner = { partner: name };
  return (
    <SiteSections>
      <Stack gap="md">
        {/* No e-mail is looked for in it: the server fills in the name where the page was drawn without any. */}
        <PageHeading lead={<>{t(texts.welcome, partner)}</>}>{t(texts.title, partner)}</PageHeading>
        {welcome && (
          <Quote>
            <Text>{welcome}</Text>
            <Text as="footer" look="small">
              {t(texts.from, partner)}
            </Text>
          </Quote>
        )}
        <SiteActions />
      </Stack>
      <Columns>
        <Card look="outlined">
          <Stack gap="sm">
            <Heading>{t(texts.howTitle)}</Heading>
            <Steps>
              {[texts.howAccount, texts.howCode, texts.howName].map((words, index) => (
                <NumberedStep key={words.en} number={index + 1}>
                  {t(words, partner)}
                </NumberedStep>
              ))}
            </Steps>
          </Stack>
        </Card>
        <Card look="outlined">
          <SiteSection as="div">
            <Heading>{t(texts.privateTitle)}</Heading>
            <Text>{t(texts.private, partner)}</Text>
            <TextLink to={paths.members}>{t(texts.more)}</TextLink>
          </SiteSection>
        </Card>
      </Columns>
    </SiteSections>
  );
}

const Quote = styled('blockquote', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2xs',
    paddingInlineStart: 'sm',
    borderInlineStart: '{borderWidths.mark} solid {colors.accent}',
    overflowWrap: 'anywhere',
  },
});
const Steps = styled('ol', { base: { display: 'flex', flexDirection: 'column', gap: 'sm' } });
