import { useId, type ReactNode } from 'react';
import { useJourney } from '../../app/journey/useJourney.ts';
import { paths } from '../../app/routing/paths.ts';
import { useAuthActor, useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { SignInDetails } from '../../app/session/SignInDetails.tsx';
import { actedForMeTexts } from '../../texts/actedForMe.ts';
import { useWords } from '../../texts/locale.ts';
import { profileTexts as texts } from '../../texts/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LogOutIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { Loaded } from '../Loaded.tsx';
import { ActedForMe } from './ActedForMe.tsx';
import { NamesForm } from './NamesForm.tsx';
import { useUserRecord } from './useUserRecord.ts';

/** `/member/profile`: names, sign-in e-mail, who acted for the member, language, and the way out. */
export default function ProfilePage() {
  const t = useWords();
  const auth = useAuthActor();
  const { noviId } = useSignedInPerson();
  const { furthest } = useJourney();
  const { record, changeNames } = useUserRecord(noviId);
  return (
    <Stack gap="lg" maxWidth="measure">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      {/* Until all steps are done there may be no tabs that lead back. */}
      {furthest !== 'complete' && (
        <div>
          <TextLink to={paths.memberLoading}>{t(texts.goOn)}</TextLink>
        </div>
      )}
      <Part title={t(texts.names)}>
        <Text look="muted">{t(texts.namesLead)}</Text>
        <Loaded of={[record]} waiting={t(texts.looking)}>
          {({ user }) => <NamesForm names={user} onSave={changeNames} />}
        </Loaded>
      </Part>
      <Part title={t(texts.signIn)}>
        <SignInDetails />
      </Part>
      <Part title={t(actedForMeTexts.title)}>
        <ActedForMe userId={noviId} />
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
            icon={<LogOutIcon size="sm" />}
            onClick={() => auth.send({ type: 'signOut.requested' })}
          >
            {t(texts.leave)}
          </Button>
        </div>
      </Part>
    </Stack>
  );
}

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
