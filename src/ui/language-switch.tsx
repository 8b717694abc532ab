import { LOCALES, type Locale } from '#domain/words.ts';
import { setLocale, useLocale, useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { styled } from './styled.tsx';

/** Each language in its own words, so that whoever needs it can read it. */
export function LanguageSwitch() {
  const t = useWords();
  const locale = useLocale();
  return (
    <Group role="group" aria-label={t(commonTexts.language)}>
      {LOCALES.map((choice) => (
        <Choice
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === locale}
          onClick={() => setLocale(choice)}
        >
          {NAMES[choice]}
        </Choice>
      ))}
    </Group>
  );
}

const NAMES: Record<Locale, string> = { en: 'English', es: 'Español' };

const Group = styled('div', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '3xs' } });

const Choice = styled('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '2xs',
    fontSize: 'small',
    color: 'action',
    cursor: 'pointer',
    borderRadius: 'sm',
    borderBlockEnd: '{borderWidths.strong} solid transparent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    _highContrast: { borderBlockEndStyle: 'none' },
    _hover: { color: 'action.hover', bg: 'action.muted' },
    '&[aria-pressed=true]': {
      fontWeight: 'bold',
      color: 'fg',
      textDecoration: 'none',
      borderBlockEndColor: 'accent',
      borderBlockEndStyle: 'solid',
      borderRadius: '0',
    },
  },
});
