import { Suspense, useState } from 'react';
import { releaseWords } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import { ReleaseStatusTag } from '#src/features/releases/release-status-tag.tsx';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';
import { useMoments } from '#src/texts/moments.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeadingOnUnmount } from '#src/ui/focus-heading-on-unmount.ts';
import { Row } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { Entries } from './entries.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { useReleases, useSharingDecisions } from './reads.ts';

type RoiForm = components['schemas']['RoiForm'];

const RevocationByLetter = lazyPage<{ form: RoiForm; onDone: () => void }>(() => import('./revocation-by-letter.tsx'));

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

function ReleaseEntry({ form }: { form: RoiForm }) {
  const t = useWords();
  const { date, calendarDate } = useMoments();
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
      {form.revoked_at && (
        <Text look="strong">
          {t(texts.revokedOn, { date: date(form.revoked_at) })}
          {form.revocation_received_on && ` ${t(texts.letterOn, { date: calendarDate(form.revocation_received_on) })}`}
        </Text>
      )}
      {form.status === 'ACTIVE' && <ByLetter form={form} />}
      {form.status === 'EXPIRED' && <Text look="strong">{t(texts.expiredOn)}</Text>}
    </li>
  );
}

/** The way to record that the patient took the form back in writing. */
function ByLetter({ form }: { form: RoiForm }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense>
      <RevocationByLetter form={form} onDone={() => setOpen(false)} />
    </Suspense>
  ) : (
    <Button
      ref={focusHeadingOnUnmount}
      look="quiet"
      size="sm"
      aria-label={t(texts.byLetterOf, { recipient: form.recipient })}
      onClick={() => setOpen(true)}
    >
      {t(texts.byLetter)}
    </Button>
  );
}
