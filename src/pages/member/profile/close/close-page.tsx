import { lazy, Suspense, useState, type ReactNode } from 'react';
import { CurrentPasswordField, currentPasswordProblem } from '#src/features/credentials/current-password-field.tsx';
import { reauthErrorWords, reauthField } from '#src/features/credentials/reauth-error-words.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useAttempt } from '#src/features/session/use-attempt.ts';
import { useIsActing } from '#src/features/session/use-is-acting.ts';
import { proveAgain } from '#src/lib/identity/account.ts';
import { useWords } from '#src/lib/locale.ts';
import { closeAccountTexts as texts } from '#src/texts/close-account.ts';
import { phoneTexts } from '#src/texts/phones.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { SubmitButton } from '#src/ui/form/index.ts';
import { SmallForm } from '#src/ui/form/small-form.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Actions, Stack } from '#src/ui/stack.tsx';
import { BulletList, Heading, Text } from '#src/ui/text.tsx';
import { profileAddresses } from '../addresses.ts';
import { MyData } from '../my-data.tsx';

const CloseDialog = lazy(() => import('./close-dialog.tsx'));

/** `/member/profile/close`: what closing the account means, the password once more, and the last question. */
export function ClosePage() {
  const t = useWords();
  const acting = useIsActing();
  const { noviId } = useSignedInPerson();
  return (
    <Stack gap="lg" maxWidth="measure">
      <div>
        <BackLink to={profileAddresses.start}>{t(phoneTexts.back)}</BackLink>
      </div>
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      {acting ? <OnlyInPerson why={texts.acting} /> : <Meaning patientId={noviId} />}
    </Stack>
  );
}

function Meaning({ patientId }: { patientId: string }) {
  const t = useWords();
  return (
    <>
      <Matter title={t(texts.endsTitle)}>
        <BulletList>
          {ends.map((words) => (
            <li key={words.en}>{t(words)}</li>
          ))}
        </BulletList>
      </Matter>
      <Matter title={t(texts.deletedTitle)}>
        <Text>{t(texts.deleted)}</Text>
      </Matter>
      <Matter title={t(texts.keptTitle)}>
        <BulletList>
          {kept.map((words) => (
            <li key={words.en}>{t(words)}</li>
          ))}
        </BulletList>
      </Matter>
      <Matter title={t(texts.firstTitle)}>
        <Text>{t(texts.first)}</Text>
        <MyData patientId={patientId} />
      </Matter>
      <Matter title={t(texts.proveTitle)}>
        <Prove patientId={patientId} />
      </Matter>
    </>
  );
}

const ends = [texts.endsSignIn, texts.endsVisit, texts.endsKit, texts.endsLab, texts.endsReleases];
const kept = [texts.keptRecord, texts.keptTrail, texts.keptReach];

/** The password, and then the last question. The server asks for a sign-in of the last minutes, too. */
function Prove({ patientId }: { patientId: string }) {
  const t = useWords();
  const { email } = useSignedInPerson();
  const [asking, setAsking] = useState(false);
  const [isTooOld, setTooOld] = useState(false);
  const { run, busy, failure } = useAttempt('Closing the account failed', async (password: string) => {
    await proveAgain(password);
    setTooOld(false);
    setAsking(true);
  });
  return (
    <>
      {isTooOld && (
        <AlertBanner tone="warning" live title={t(texts.againTitle)}>
          {t(texts.again)}
        </AlertBanner>
      )}
      <SmallForm
        checks={{ current: currentPasswordProblem }}
        onSubmit={({ current }) => void run(current)}
        busy={busy}
        failure={failure === undefined ? undefined : t(reauthErrorWords(failure))}
        failedField={reauthField(failure)}
        failureTitle={t(texts.proveFailed)}
      >
        <CurrentPasswordField email={email} />
        <Actions>
          <SubmitButton loadingText={t(texts.checking)}>{t(texts.proceed)}</SubmitButton>
        </Actions>
      </SmallForm>
      {asking && (
        <Suspense>
          <CloseDialog
            userId={patientId}
            email={email}
            onClose={() => setAsking(false)}
            onTooOld={() => {
              setAsking(false);
              setTooOld(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Matter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="sm">
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}
