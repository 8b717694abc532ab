import { useId, type ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { Together } from '#src/features/loading/together.tsx';
import { useSession, useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { SignInDetails } from '#src/features/session/sign-in-details.tsx';
import { PastImpersonations } from '#src/features/impersonation/past-impersonations.tsx';
import { usePastImpersonations } from '#src/features/impersonation/use-past-impersonations.ts';
import { useWords } from '#src/lib/locale.ts';
import { closeAccountTexts } from '#src/texts/close-account.ts';
import { emailTexts } from '#src/texts/emails.ts';
import { myDataTexts } from '#src/texts/my-data.ts';
import { pastImpersonationTexts } from '#src/texts/past-impersonations.ts';
import { phoneTexts } from '#src/texts/phones.ts';
import { profileTexts as texts } from '#src/texts/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SignOutIcon } from '#src/ui/icons.tsx';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text, TextLink, Heading } from '#src/ui/text.tsx';
import { MyData } from './my-data.tsx';
import { NamesForm } from './names-form.tsx';
import { PhoneList } from './phones/phone-list.tsx';
import { usePhones } from './phones/use-phones.ts';
import { profilePaths } from './profile-paths.ts';
import { PronounsForm } from './pronouns-form.tsx';
import { usePronouns } from './use-pronouns.ts';
import { useUserRecord } from './use-user-record.ts';

/** What the profile begins with: names, sign-in, phones, data, who acted for the member, language, and the ways out. */
export function Overview() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const { furthest } = useJourney();
  const user = useUserRecord(noviId);
  const pronouns = usePronouns(noviId);
  const reads = [user.record, pronouns.record, usePhones(noviId), usePastImpersonations(noviId)];
  return (
    <Stack gap="lg" width="measure">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <Together reads={reads} waiting={t(texts.looking)}>
        {/* Until all steps are done there may be no tabs that lead back. */}
        {furthest !== 'complete' && (
          <div>
            <TextLink to={paths.memberLoading}>{t(texts.goOn)}</TextLink>
          </div>
        )}
        <Parts user={user} pronouns={pronouns} />
      </Together>
    </Stack>
  );
}

type PartsProps = { user: ReturnType<typeof useUserRecord>; pronouns: ReturnType<typeof usePronouns> };

function Parts({ user: { record, changeNames }, pronouns }: PartsProps) {
  const t = useWords();
  const session = useSession();
  const { noviId } = useSignedInPerson();
  return (
    <>
      <Part title={t(texts.names)}>
        <Text look="muted">{t(texts.namesLead)}</Text>
        <Loaded of={[record]} waiting={t(texts.looking)}>
          {({ user }) => <NamesForm names={user} change={changeNames} />}
        </Loaded>
      </Part>
      <Part title={t(texts.pronouns)}>
        <PronounsForm {...pronouns} />
      </Part>
      <Part title={t(texts.signIn)}>
        <SignInDetails />
      </Part>
      <Part title={t(phoneTexts.title)}>
        <PhoneList userId={noviId} />
      </Part>
      <Part title={t(emailTexts.title)}>
        <Text look="muted">{t(emailTexts.short)}</Text>
        <div>
          <TextLink to={profilePaths.emails}>{t(emailTexts.toPage)}</TextLink>
        </div>
      </Part>
      <Part title={t(myDataTexts.title)}>
        <MyData patientId={noviId} />
      </Part>
      <Part title={t(pastImpersonationTexts.title)}>
        <PastImpersonations
          userId={noviId}
          lead={t(pastImpersonationTexts.lead)}
          nobody={t(pastImpersonationTexts.nobody)}
        />
      </Part>
      <Part title={t(texts.language)}>
        <Text look="muted">{t(texts.languageHelp)}</Text>
        <LanguageSwitch />
      </Part>
      <Part title={t(texts.leave)}>
        <Text look="muted">{t(texts.leaveHelp)}</Text>
        <div>
          <Button
            look="secondary"
            wide="phone"
            icon={<SignOutIcon size="sm" />}
            onClick={() => session.send({ type: 'signOut.requested' })}
          >
            {t(texts.leave)}
          </Button>
        </div>
      </Part>
      <Part title={t(closeAccountTexts.title)}>
        <Text look="muted">{t(closeAccountTexts.short)}</Text>
        <div>
          <TextLink to={profilePaths.close}>{t(closeAccountTexts.toPage)}</TextLink>
        </div>
      </Part>
    </>
  );
}

/** One matter of the profile, with its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack gap="sm">
        <Heading id={id}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
