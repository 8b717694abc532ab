import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { providerCode } from '#domain/provider-code.ts';
import { actionLinkMachine, type LinkKind } from '#machines/account/action-link.ts';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { MessagePage } from '../../layouts/message-page.tsx';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { applyLink, readLink } from '../../lib/identity/action-links.ts';
import { useWords } from '../../lib/locale.ts';
import { logError } from '../../lib/log.ts';
import { useInspectedMachine } from '../../lib/use-inspected-machine.ts';
import { paths } from '#domain/paths.ts';
import { linkTexts } from '../../texts/action-links.ts';
import { authErrorWords } from '../../texts/auth-errors.ts';
import { commonTexts } from '../../texts/common.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { focusHeadingOnUnmount } from '../../ui/focus-heading-on-unmount.ts';
import { SupportContact } from '../../ui/support-contact.tsx';
import { WaitingHeading } from '../../ui/waiting-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ConfirmLinkPage } from './confirm-link-page.tsx';
import { linkTextsOf } from './link-texts.ts';
import { NewPasswordPage } from './new-password-page.tsx';

const machine = actionLinkMachine.provide({
  actors: {
    readLink: fromPromise(({ input }) => readLink(input)),
    useLink: fromPromise(({ input }) => applyLink(input)),
  },
  actions: { logFailure: (_, { kind, error }) => logError(linkTextsOf[kind].whatFailed, error) },
});

type ActionLinkPageProps = {
  kind: LinkKind;
  code: string;
  /** Where to go on to, if the link says so. */ onward: string;
};

/** `/account?mode=…&oobCode=…`: where the links of our e-mails lead. */
export function ActionLinkPage({ kind, code, onward }: ActionLinkPageProps) {
  const t = useWords();
  const signedIn = useIsSignedIn();
  const [snapshot, send] = useInspectedMachine(machine, { input: { kind, code } });
  useEffect(() => send({ type: 'link.opened' }), [send]);
  const { facts, failure } = snapshot.context;
  const { spent, done } = linkTextsOf[kind];
  if (snapshot.hasTag('unreachable'))
    return (
      <MessagePage title={t(linkTexts.unreachableTitle)} lead={t(authErrorWords(failure))}>
        <Button ref={focusHeadingOnUnmount} onClick={() => send({ type: 'link.retried' })}>
          {t(commonTexts.tryAgain)}
        </Button>
      </MessagePage>
    );
  if (snapshot.hasTag('spent'))
    return (
      <MessagePage
        title={t(linkTexts.spentTitle)}
        lead={t(isOfTheAccount(failure) ? authErrorWords(failure) : spent.lead)}
        more={kind === 'recoverEmail' && <SupportContact />}
      >
        <LinkButton to={spent.to}>{t(spent.go)}</LinkButton>
      </MessagePage>
    );
  if (snapshot.hasTag('done'))
    return (
      <MessagePage key="done" arrived title={t(done.title)} lead={t(done.lead, { email: facts?.email ?? '' })}>
        {signedIn ? (
          <LinkButton to={onward}>{t(commonTexts.continue)}</LinkButton>
        ) : (
          <LinkButton to={done.to ?? paths.login}>{t(done.go ?? signInTexts.submit)}</LinkButton>
        )}
      </MessagePage>
    );
  if (snapshot.hasTag('asking')) {
    const busy = snapshot.hasTag('busy');
    const use = (password = '') => send({ type: 'link.used', password });
    return kind === 'resetPassword' ? (
      <NewPasswordPage email={facts?.email ?? ''} busy={busy} error={failure} onSubmit={use} />
    ) : (
      <ConfirmLinkPage words={linkTextsOf[kind].ask} facts={facts} busy={busy} error={failure} onUse={() => use()} />
    );
  }
  return (
    <NarrowPage>
      <WaitingHeading>{t(linkTexts.reading)}</WaitingHeading>
      <Waiting text={t(linkTexts.reading)} />
    </NarrowPage>
  );
}

/** The link is spent because of the account, not because it is old. */
function isOfTheAccount(failure: unknown): boolean {
  return ['email-already-in-use', 'user-disabled'].includes(providerCode(failure));
}
