import { fullName } from '#domain/names.ts';
import { formatPhone } from '#domain/phone.ts';
import { hasPassed } from '#src/features/visits/newest-visit.ts';
import { phoneLink } from '#src/lib/contact-links.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { ExternalLink } from '#src/ui/text.tsx';
import type { Appointment } from '../use-appointments.ts';

/** The way to the talk: its video link or its number. Of a visit that is over, what became of it. */
export function HowToTalk({ appointment: { visit, patient }, now }: { appointment: Appointment; now: Date }) {
  const t = useWords();
  const { status, medium, phone, video_url } = visit;
  if (hasPassed(visit, now)) return t(texts.unconcluded);
  if (status === 'COMPLETED') return t(texts.concluded);
  if (status === 'MISSED') return t(texts.missed);
  if (medium === 'phone') return phone && <ExternalLink href={phoneLink(phone)}>{formatPhone(phone)}</ExternalLink>;
  if (!video_url) return t(texts.video);
  const name = fullName(patient.first_name, patient.last_name);
  return (
    <ExternalLink href={video_url} target="_blank" rel="noreferrer" aria-label={t(texts.videoWith, { name })}>
      {t(texts.video)}
    </ExternalLink>
  );
}
