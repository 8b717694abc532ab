import { formatPhone } from '#domain/phone.ts';
import type { components } from '#openapi/generated/types.ts';
import { emailLink, phoneLink } from '#src/lib/contact-links.ts';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { phoneTexts } from '#src/texts/phones.ts';
import { AnswerList } from '#src/ui/check-answers.tsx';
import { Email } from '#src/ui/email.tsx';
import { ExternalLink } from '#src/ui/text.tsx';
import { LoadedPart, PartTitle } from './loaded-part.tsx';
import { Brief } from './overview/brief.tsx';
import { useContact } from './reads.ts';

type Phone = components['schemas']['UserPhone'];

/** The e-mail and the phones, the one to try first on top, with what the patient allows there. */
export function Contact({ patientId }: { patientId: string }) {
  const t = useWords();
  const { emails, phones } = useContact(patientId);
  return (
    <Brief title={t(texts.contact)}>
      <PartTitle value={t(texts.contact)}>
        <LoadedPart of={[emails, phones]}>
          {({ data: [email] }, { data: numbers }) => (
            <AnswerList
              dense
              answers={[
                {
                  label: t(texts.email),
                  value: email ? (
                    <ExternalLink href={emailLink(email.email_address)}>
                      <Email>{email.email_address}</Email>
                    </ExternalLink>
                  ) : (
                    t(texts.emailNone)
                  ),
                },
                ...(numbers.length === 0 ? [{ label: t(texts.phone), value: t(texts.phoneNone) }] : []),
                ...numbers.map((phone) => ({
                  label: `${t(phoneTexts[phone.kind])}${phone.is_primary ? ` (${t(texts.phoneFirst)})` : ''}`,
                  value: <PhoneNumber phone={phone} />,
                })),
              ]}
            />
          )}
        </LoadedPart>
      </PartTitle>
    </Brief>
  );
}

function PhoneNumber({ phone: { kind, number, may_text, may_leave_message } }: { phone: Phone }) {
  const t = useWords();
  const allowed = [
    kind === 'mobile' && t(may_text ? texts.mayText : texts.noText),
    t(may_leave_message ? texts.mayLeave : texts.noLeave),
  ];
  return (
    <>
      <ExternalLink href={phoneLink(number)}>{formatPhone(number)}</ExternalLink> ·{' '}
      {allowed.filter(Boolean).join(' · ')}
    </>
  );
}
