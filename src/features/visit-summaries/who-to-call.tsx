import type { Locale } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { consultSummaryTexts as texts } from '../../texts/consult-summary.ts';
import { styled } from '../../ui/styled.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { ExternalLink, Text } from '../../ui/text.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { Part } from './summary-parts.tsx';

type WhoToCallProps = {
  /** The specialist. */
  name: string;
  /** When the specialist wants to be called, in their own words. */
  note?: string;
  noteIn?: Locale;
  as?: 'h2' | 'h3';
};

/** Whom to call about what: the specialist, an emergency, and when it gets too much. */
export function WhoToCall({ name, note = '', noteIn = 'en', as = 'h3' }: WhoToCallProps) {
  const t = useWords();
  return (
    <Part title={t(texts.call)} as={as}>
      <Text>{t(texts.callSpecialist, { name })}</Text>
      {note && <Paragraphs text={note} lang={noteIn} />}
      <SupportContact />
      <Urgent>
        <div>
          <Text look="strong">{t(texts.emergencyTitle)}</Text>
          <Text>{t(texts.emergency)}</Text>
          <ExternalLink href="tel:911">{t(texts.call911)}</ExternalLink>
        </div>
        <div>
          <Text look="strong">{t(texts.distressTitle)}</Text>
          <Text>{t(texts.distress)}</Text>
          <ExternalLink href="tel:988">{t(texts.call988)}</ExternalLink>
        </div>
      </Urgent>
    </Part>
  );
}

const Urgent = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 'sm',
    '& > div': { padding: 'sm', bg: 'bg.sunken', borderRadius: 'md' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', _print: { display: 'none' } },
  },
});
