import { lazy, Suspense, useState, type ReactNode } from 'react';
import { proveAgain } from '#src/app/identity/account.ts';
import { useSignedInPerson } from '#src/app/session/AuthProvider.tsx';
import { useAttempt } from '#src/app/session/useAttempt.ts';
import { useIsActing } from '#src/app/session/useIsActing.ts';
import { CurrentPasswordField, currentPasswordProblem } from '#src/public/CurrentPasswordField.tsx';
import { reauthErrorWords, reauthField } from '#src/public/reauthErrorWords.ts';
import { closeAccountTexts as texts } from '#src/texts/closeAccount.ts';
import { useWords } from '#src/texts/locale.ts';
import { phoneTexts } from '#src/texts/phones.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { BackLink } from '#src/ui/BackLink.tsx';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { SubmitButton } from '#src/ui/form/index.ts';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Actions, Stack } from '#src/ui/Stack.tsx';
import { BulletList, Heading, Text } from '#src/ui/Text.tsx';
import { OnlyInPerson } from '../../OnlyInPerson.tsx';
import { profileAddresses } from '../addresses.ts';
import { MyData } from '../MyData.tsx';

const CloseDialog = lazy(() => import('./CloseDialog.tsx'));

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
