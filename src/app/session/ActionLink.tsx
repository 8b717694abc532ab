import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { providerCode } from '#domain/provider-code.ts';
import { actionLinkMachine, type LinkKind } from '#machines/account/action-link.ts';
import { LinkPage } from '../../public/LinkPage.tsx';
import { linkPages } from '../../public/linkPages.ts';
import { MessagePage } from '../../public/MessagePage.tsx';
import { NarrowPage } from '../../public/NarrowPage.tsx';
import { NewPasswordPage } from '../../public/NewPasswordPage.tsx';
import { authErrorWords } from '../../texts/authErrors.ts';
import { linkTexts } from '../../texts/actionLinks.ts';
import { commonTexts } from '../../texts/common.ts';
import { useWords } from '../../texts/locale.ts';
import { signInTexts } from '../../texts/signIn.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { handOnFocus } from '../../ui/handOnFocus.ts';
import { SupportContact } from '../../ui/SupportContact.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { applyLink, readLink } from '../identity/action-links.ts';
import { logError } from '../log.ts';
import { paths } from '../routing/paths.ts';
import { useIsSignedIn } from './useIsSignedIn.ts';

const machine = actionLinkMachine.provide({
  actors: {
    readLink: fromPromise(({ input }) => readLink(input)),
    useLink: fromPromise(({ input }) => applyLink(input)),
  },
  actions: { logFailure: (_, { kind, error }) => logError(linkPages[kind].whatFailed, error) },
});

type ActionLinkProps = { kind: LinkKind; code: string; /** Where to go on to, if the link says so. */ onward: string };

/** `/account?mode=…&oobCode=…`: where the links of our e-mails lead. */
export function ActionLink({ kind, code, onward }: ActionLinkProps) {
  const t = useWords();
  const signedIn = useIsSignedIn();
  const [snapshot, send] = useMachine(machine, { input: { kind, code } });
  useEffect(() => send({ type: 'link.opened' }), [send]);
  const { facts, failure } = snapshot.context;
  const { spent, done } = linkPages[kind];
  if (snapshot.hasTag('unreachable'))
    return (
      <MessagePage title={t(linkTexts.unreachableTitle)} lead={t(authErrorWords(failure))}>
        <Button ref={handOnFocus} onClick={() => send({ type: 'link.retried' })}>
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
      <LinkPage words={linkPages[kind].ask} facts={facts} busy={busy} error={failure} onUse={() => use()} />
    );
  }
  return (
    <NarrowPage>
      <Waiting text={t(linkTexts.reading)} />
    </NarrowPage>
  );
}

/** The link is spent because of the account, not because it is old. */
function isOfTheAccount(failure: unknown): boolean {
  return ['email-already-in-use', 'user-disabled'].includes(providerCode(failure));
}
