import { releaseWords } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import { ReleaseStatusTag } from '#src/features/releases/release-status-tag.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Row } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { Entries } from './entries.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useReleases, useSharingDecisions } from './reads.ts';

/**
 * The decision to share with nobody, where it stands, and the release forms, the newest first, each with whether anything may be
 * shared under it. The forms stand in the documents.
 */
export function Releases({ patientId }: { patientId: string }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <LoadedPart of={[useReleases(patientId), useSharingDecisions(patientId)]}>
      {({ data }, decisions) => {
        const decision = decisions.data.find(({ stands }) => stands);
        return (
          <>
            {decision && <Text look="strong">{t(texts.sharesWithNobody, { date: date(decision.decided_at) })}</Text>}
            {data.length > 0 && (
              <Entries>
                {data.map((form) => (
                  <ReleaseEntry key={form.id} form={form} />
                ))}
              </Entries>
            )}
            {data.length === 0 && !decision && <Text look="muted">{t(texts.releasesNone)}</Text>}
          </>
        );
      }}
    </LoadedPart>
  );
}

function ReleaseEntry({ form }: { form: components['schemas']['RoiForm'] }) {
  const t = useWords();
  const { date } = useMoments();
  const { information, purpose, expiresOn } = releaseWords(form, useLocale());
  return (
    <li>
      <Row spread gap="2xs">
        <Text look="strong">{form.recipient}</Text>
        <ReleaseStatusTag status={form.status} />
      </Row>
      <Text look="small">{t(texts.releaseDates, { signed: date(form.signed_at), until: expiresOn })}</Text>
      <Text>{t(texts.releaseWhat, { what: information })}</Text>
      <Text>{t(texts.releaseWhy, { why: purpose })}</Text>
      {form.revoked_at && <Text look="strong">{t(texts.revokedOn, { date: date(form.revoked_at) })}</Text>}
      {form.status === 'EXPIRED' && <Text look="strong">{t(texts.expiredOn)}</Text>}
    </li>
  );
}
