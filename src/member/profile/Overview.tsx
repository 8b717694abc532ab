import { useJourney } from '../../app/journey/useJourney.ts';
import { paths } from '../../app/routing/paths.ts';
import { useAuthActor, useSignedInPerson } from '../../app/session/AuthProvider.tsx';
import { SignInDetails } from '../../app/session/SignInDetails.tsx';
import { actedForMeTexts } from '../../texts/actedForMe.ts';
import { closeAccountTexts } from '../../texts/closeAccount.ts';
import { useWords } from '../../texts/locale.ts';
import { myDataTexts } from '../../texts/myData.ts';
import { phoneTexts } from '../../texts/phones.ts';
import { profileTexts as texts } from '../../texts/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { LogOutIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { Loaded } from '../../records/Loaded.tsx';
import { Together } from '../Together.tsx';
import { ActedForMe } from './ActedForMe.tsx';
import { profileAddresses } from './addresses.ts';
import { MyData } from './MyData.tsx';
import { NamesForm } from './NamesForm.tsx';
import { Part } from './Part.tsx';
import { PhoneList } from './phones/PhoneList.tsx';
import { usePhones } from './phones/usePhones.ts';
import { useActingTimes } from './useActingTimes.ts';
import { useUserRecord } from './useUserRecord.ts';

/** What the profile begins with: names, sign-in, phones, data, who acted for the member, language, and the ways out. */
export function Overview() {
  const t = useWords();
  const { noviId } = useSignedInPerson();
  const { furthest } = useJourney();
  const user = useUserRecord(noviId);
  const reads = [user.record, usePhones(noviId), useActingTimes(noviId)];
  return (
    <Stack gap="lg" maxWidth="measure">
      <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
      <Together reads={reads} waiting={t(texts.looking)}>
        {/* Until all steps are done there may be no tabs that lead back. */}
        {furthest !== 'complete' && (
          <div>
            <TextLink to={paths.memberLoading}>{t(texts.goOn)}</TextLink>
          </div>
        )}
        <Parts {...user} />
      </Together>
    </Stack>
  );
}

function Parts({ record, changeNames }: ReturnType<typeof useUserRecord>) {
  const t = useWords();
  const auth = useAuthActor();
  const { noviId } = useSignedInPerson();
  return (
    <>
      <Part title={t(texts.names)}>
        <Text look="muted">{t(texts.namesLead)}</Text>
        <Loaded of={[record]} waiting={t(texts.looking)}>
          {({ user }) => <NamesForm names={user} onSave={changeNames} />}
        </Loaded>
      </Part>
      <Part title={t(texts.signIn)}>
        <SignInDetails />
      </Part>
      <Part title={t(phoneTexts.title)}>
        <PhoneList userId={noviId} />
      </Part>
      <Part title={t(myDataTexts.title)}>
        <MyData patientId={noviId} />
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
      <Part title={t(closeAccountTexts.title)}>
        <Text look="muted">{t(closeAccountTexts.short)}</Text>
        <div>
          <TextLink to={profileAddresses.close}>{t(closeAccountTexts.toPage)}</TextLink>
        </div>
      </Part>
    </>
  );
}
