import { useWords } from '../lib/locale.ts';
import { support, supportEmailLink, supportPhoneLink } from '../lib/settings.ts';
import { brokenTexts } from '../texts/broken.ts';
import { commonTexts } from '../texts/common.ts';
import { layoutTexts } from '../texts/layout.ts';
import { Email } from '../ui/email.tsx';
import { SupportIcon } from '../ui/icons/status.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { styled } from '../ui/styled.tsx';
import { ExternalLink, Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast/store.ts';
import { linkRecipe } from '../theme/recipes/text.ts';

/** How to reach a person, and to show them what does not work; and the language. */
export function Footer() {
  const t = useWords();
  const record = () => {
    import('../ui/trace-bar.tsx').then(
      ({ beginRecording }) => beginRecording(),
      () => showToast(t(brokenTexts.offline), { tone: 'destructive' }),
    );
  };
  return (
    <Frame>
      <Inner>
        <Help>
          <SupportIcon />
          <div>
            <Text look="strong">{t(commonTexts.needHelp)}</Text>
            <Contacts>
              <ExternalLink href={supportEmailLink}>
                <span>
                  <Email>{support.email}</Email>
                </span>
              </ExternalLink>
              <ExternalLink href={supportPhoneLink}>{support.phone}</ExternalLink>
              <LinkLike type="button" onClick={record}>
                {t(layoutTexts.record)}
              </LinkLike>
            </Contacts>
            <Text look="small">{t(layoutTexts.notEmergency)}</Text>
          </div>
        </Help>
        <LanguageSwitch />
      </Inner>
    </Frame>
  );
}

const Frame = styled('footer', { base: { position: 'relative', bg: 'bg.sunken', marginBlockStart: 'auto' } });
const Inner = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: 'md',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlock: { base: 'md', sm: 'lg' },
  },
});
const Help = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 'xs', '& > svg': { color: 'action' } },
});
const LinkLike = styled('button', linkRecipe);
const Contacts = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'md',
    '& > a, & > button': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
  },
});
