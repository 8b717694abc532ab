import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { commonTexts } from '../../src/texts/common.ts';
import { useWords } from '../../src/texts/locale.ts';
import { Button } from '../../src/ui/Button.tsx';
import { Waiting } from '../../src/ui/Waiting.tsx';
import { NarrowPage } from '../../src/public/NarrowPage.tsx';
import { MessagePage } from '../../src/public/MessagePage.tsx';
import { ActingView } from './ActingView.tsx';
import { adminSiteActors } from './actors.ts';
import { useFailureSentence } from './failure.ts';
import { adminSiteMachine } from './machine.ts';
import { MembersView } from './MembersView.tsx';
import { queryClient } from './queryClient.ts';
import { SignInView } from './SignInView.tsx';
import { StartDialog } from './StartDialog.tsx';
import { adminTexts } from './texts.ts';

const machine = adminSiteMachine.provide({
  actors: adminSiteActors,
  actions: { clearData: () => queryClient.clear() },
});

/** The whole site: one page, which shows where the admin is. */
export function AdminSite() {
  const t = useWords();
  const [snapshot, send] = useMachine(machine);
  const { visitor, chosen, failure, refused } = snapshot.context;
  const sentence = useFailureSentence();
  useEffect(() => send({ type: 'site.opened' }), [send]);
  useEffect(() => {
    // In Novi they may have stopped meanwhile.
    const comeBack = () => document.visibilityState === 'visible' && send({ type: 'look.requested' });
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [send]);
  const logOut = () => send({ type: 'signOut.requested' });

  if (snapshot.matches('signedOut') || snapshot.matches('signingIn')) {
    return (
      <SignInView
        busy={snapshot.matches('signingIn')}
        error={failure}
        refused={refused}
        onSubmit={(credentials) => send({ type: 'signIn.submitted', credentials })}
      />
    );
  }
  if (snapshot.matches('unreachable')) {
    return (
      <MessagePage title={t(adminTexts.lookFailed)} lead={sentence(failure)}>
        <Button onClick={() => send({ type: 'look.requested' })}>{t(commonTexts.tryAgain)}</Button>
        <Button look="secondary" onClick={logOut}>
          {t(commonTexts.logOut)}
        </Button>
      </MessagePage>
    );
  }
  if (visitor.kind === 'acting' && (snapshot.matches('acting') || snapshot.matches('stopping'))) {
    return (
      <ActingView
        acting={visitor.acting}
        busy={snapshot.matches('stopping')}
        failure={failure}
        onStop={() => send({ type: 'stop.requested' })}
        onLogOut={logOut}
      />
    );
  }
  if (visitor.kind === 'admin' && !snapshot.matches('looking')) {
    return (
      <>
        <MembersView
          admin={visitor.admin}
          onChoose={(member) => send({ type: 'member.chosen', member })}
          onLogOut={logOut}
        />
        {chosen && (
          <StartDialog
            member={chosen}
            busy={snapshot.matches('starting')}
            failure={failure}
            onStart={(reason) => send({ type: 'start.submitted', reason })}
            onClose={() => send({ type: 'choice.dropped' })}
          />
        )}
      </>
    );
  }
  return (
    <NarrowPage>
      <Waiting text={t(adminTexts.looking)} />
    </NarrowPage>
  );
}
