import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { closeAccountMachine } from '#machines/account/close-account.ts';
import { CurrentPasswordField, currentPasswordProblem } from '#src/features/credentials/current-password-field.tsx';
import { reauthErrorWords, reauthField } from '#src/features/credentials/reauth-error-words.ts';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useOwnAccount } from '#src/features/session/use-own-account.ts';
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
import { MyData } from '../my-data.tsx';
import { profilePaths } from '../profile-paths.ts';

const CloseDialog = lazy(() => import('./close-dialog.tsx'));

/** `/member/profile/close`: what closing the account means, the password once more, and the last question. */
export function ClosePage() {
  const t = useWords();
  const impersonating = useIsImpersonating();
  const { noviId } = useSignedInPerson();
  return (
    <Stack gap="lg" width="measure">
      <div>
        <BackLink to={profilePaths.start}>{t(phoneTexts.back)}</BackLink>
      </div>
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      {impersonating ? <OnlyInPerson why={texts.impersonating} /> : <Meaning patientId={noviId} />}
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
        <Prove />
      </Matter>
    </>
  );
}

const ends = [texts.endsSignIn, texts.endsVisit, texts.endsKit, texts.endsLab, texts.endsReleases];
const kept = [texts.keptRecord, texts.keptTrail, texts.keptReach];

/** The password, and then the last question. The server asks for a sign-in of the last minutes, too. */
function Prove() {
  const actor = useOwnAccount('closeAccount');
  return actor && <ProveIn actor={actor} />;
}

function ProveIn({ actor }: { actor: ActorRefFrom<typeof closeAccountMachine> }) {
  const t = useWords();
  const { email } = useSignedInPerson();
  const snapshot = useSelector(actor, (current) => current);
  const isConfirming = snapshot.hasTag('confirming');
  const { failure, isTooOld } = snapshot.context;
  // What failed at the last question is said there.
  const refused = isConfirming ? undefined : failure;
  return (
    <>
      {isTooOld && (
        <AlertBanner tone="warning" live title={t(texts.againTitle)}>
          {t(texts.again)}
        </AlertBanner>
      )}
      <SmallForm
        checks={{ current: currentPasswordProblem }}
        onSubmit={({ current }) => actor.send({ type: 'password.submitted', password: current })}
        busy={snapshot.hasTag('busy')}
        failure={refused === undefined ? undefined : t(reauthErrorWords(refused))}
        failedField={reauthField(refused)}
        failureTitle={t(texts.proveFailed)}
      >
        <CurrentPasswordField email={email} />
        <Actions>
          <SubmitButton loadingText={t(texts.checking)}>{t(texts.proceed)}</SubmitButton>
        </Actions>
      </SmallForm>
      {isConfirming && (
        <Suspense>
          <CloseDialog
            email={email}
            busy={snapshot.hasTag('closing')}
            failed={failure !== undefined}
            onConfirm={() => actor.send({ type: 'close.confirmed' })}
            onCancel={() => actor.send({ type: 'close.canceled' })}
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
