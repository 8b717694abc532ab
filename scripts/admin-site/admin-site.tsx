import { useEffect } from 'react';
import { adminSiteMachine } from '#machines/admin-site/machine.ts';
import { NarrowPanel } from '#src/layouts/narrow-page.tsx';
import { useWords } from '#src/lib/locale.ts';
import { useInspectedMachine } from '#src/lib/use-inspected-machine.ts';
import { commonTexts } from '#src/texts/common.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Actions } from '#src/ui/stack.tsx';
import { WaitingHeading } from '#src/ui/waiting-heading.tsx';
import { Waiting } from '#src/ui/waiting.tsx';
import { adminSiteActors } from './actors.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AdminPages } from './admin-pages.tsx';
import { useFailureSentence } from './failure.ts';
import { ImpersonationView } from './impersonation-view.tsx';
import { queryClient } from './query-client.ts';
import { SignInView } from './sign-in-view.tsx';
import { StartDialog } from './people/start-dialog.tsx';
import { adminTexts } from './texts/site.ts';

const machine = adminSiteMachine.provide({
  actors: adminSiteActors,
  actions: { clearData: () => queryClient.clear() },
});

/** The whole site: one page, which shows where the admin is. */
export function AdminSite() {
  const t = useWords();
  const [snapshot, send] = useInspectedMachine(machine);
  const { visitor, chosen, stopped, failure, refused, arrived } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const sentence = useFailureSentence();
  useEffect(() => send({ type: 'site.opened' }), [send]);
  useEffect(() => {
    // In Novi they may have stopped meanwhile.
    const comeBack = () => document.visibilityState === 'visible' && send({ type: 'look.requested' });
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [send]);
  const signOut = () => send({ type: 'signOut.requested' });

  if (snapshot.hasTag('signIn')) {
    return (
      <SignInView
        arrived={arrived}
        busy={busy}
        error={failure}
        refused={refused}
        onSubmit={(credentials) => send({ type: 'signIn.submitted', credentials })}
      />
    );
  }
  if (snapshot.hasTag('unreachable')) {
    return (
      <AdminLayout onSignOut={signOut}>
        <NarrowPanel>
          <PageHeading arrived lead={sentence(failure)}>
            {t(adminTexts.lookFailed)}
          </PageHeading>
          <Actions>
            <Button onClick={() => send({ type: 'look.requested' })}>{t(commonTexts.tryAgain)}</Button>
          </Actions>
        </NarrowPanel>
      </AdminLayout>
    );
  }
  if (visitor.kind === 'impersonating' && snapshot.hasTag('impersonating')) {
    return (
      <ImpersonationView
        arrived={arrived}
        impersonation={visitor.impersonation}
        busy={busy}
        failure={failure}
        onStop={() => send({ type: 'stop.requested' })}
        onSignOut={signOut}
      />
    );
  }
  if (visitor.kind === 'admin' && snapshot.hasTag('members')) {
    return (
      <>
        <AdminPages
          arrived={arrived}
          admin={visitor.admin}
          stopped={stopped}
          onChoose={(member) => send({ type: 'member.chosen', member })}
          onSignOut={signOut}
        />
        {chosen && (
          <StartDialog
            member={chosen}
            busy={busy}
            failure={failure}
            onStart={(reason) => send({ type: 'start.submitted', reason })}
            onClose={() => send({ type: 'choice.dropped' })}
          />
        )}
      </>
    );
  }
  return (
    <AdminLayout>
      <NarrowPanel>
        <WaitingHeading>{t(adminTexts.looking)}</WaitingHeading>
        <Waiting text={t(adminTexts.looking)} />
      </NarrowPanel>
    </AdminLayout>
  );
}
