import { useId } from 'react';
import { fullName } from '#domain/names.ts';
import { formatPhone } from '#domain/phone.ts';
import { capitalized, type Locale, type Words } from '#domain/words.ts';
import { phoneLink } from '#src/lib/contact-links.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { ExternalButton } from '#src/ui/button.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import { listFormat } from '#domain/formats.ts';
import { useRecordLink } from '../../record/record-address.ts';
import type { Appointment } from '../use-appointments.ts';
import { lacksOf } from './readiness.ts';
import { useHowSoon } from './use-next-visit.ts';

/** The visit that is on or comes next: how soon, with whom, what is missing before it, and the way to the talk. */
export function NextVisit({ appointment, today, now }: { appointment: Appointment; today: string; now: Date }) {
  const t = useWords();
  const id = useId();
  const { visit, patient } = appointment;
  const { timeRange, dayKey, day } = useMoments();
  const { id: _rowHasIt, isOpen: _isOpen, ...link } = useRecordLink(patient.id);
  const howSoon = useHowSoon(appointment, now);
  const when = timeRange(visit.starts_at, visit.ends_at);
  const ofDay = capitalized(day(visit.starts_at), useLocale());
  const about = [
    patient.age !== null && t(texts.ageYears, { age: patient.age }),
    patient.locale && t(languages[patient.locale]),
    visit.topic,
  ];
  return (
    <Frame aria-labelledby={id}>
      <When>
        <Title id={id}>{t(texts.next)}</Title> <HowSoon>{howSoon}</HowSoon>
        <Text look="small">{dayKey(visit.starts_at) === today ? when : `${ofDay}, ${when}`}</Text>
      </When>
      <Who>
        <TextLink {...link}>{fullName(patient.first_name, patient.middle_name, patient.last_name)}</TextLink>{' '}
        <About>{about.filter(Boolean).join(' · ')}</About>
        <Lacks appointment={appointment} />
      </Who>
      <Talk appointment={appointment} />
    </Frame>
  );
}

function Lacks({ appointment }: { appointment: Appointment }) {
  const t = useWords();
  const locale = useLocale();
  const lacks = lacksOf(appointment).map((lack) => t(lack));
  return (
    <Text look="small">
      {lacks.length === 0 ? t(texts.allReady) : t(texts.stillMissing, { what: listFormat(locale).format(lacks) })}
    </Text>
  );
}

function Talk({ appointment: { visit } }: { appointment: Appointment }) {
  const t = useWords();
  const { video_url, phone } = visit;
  if (video_url)
    return (
      <ExternalButton size="sm" href={video_url} target="_blank" rel="noreferrer">
        {t(texts.startVideo)}
      </ExternalButton>
    );
  return (
    phone && (
      <ExternalButton size="sm" href={phoneLink(phone)}>
        {t(texts.call, { phone: formatPhone(phone) })}
      </ExternalButton>
    )
  );
}

const languages: Readonly<Record<Locale, Words>> = { en: texts.readsEnglish, es: texts.readsSpanish };

const Frame = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'lg',
    rowGap: '2xs',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlock: '2xs',
    bg: 'action.subtle',
    border: '{borderWidths.hair} solid {colors.action.line}',
    borderRadius: 'md',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
const When = styled('div', { base: { flex: 'none', maxWidth: 'full' } });
const Title = styled('h2', { base: { display: 'inline', fontFamily: 'body', fontSize: 'body' } });
const HowSoon = styled('span', { base: { fontWeight: 'bold', color: 'action' } });
const Who = styled('div', { base: { flex: '1 1 {sizes.rail}', minWidth: '0', '& > a': { fontWeight: 'bold' } } });
const About = styled('span', { base: { color: 'fg.muted', fontSize: 'small' } });
