import { useSearchParams } from 'react-router-dom';
import { fullName } from '#domain/names.ts';
import { linkKinds } from '#machines/account/action-link.ts';
import { useAuth, useSession, useSignedInPerson } from '../../features/session/auth-provider.tsx';
import { SignInDetails } from '../../features/session/sign-in-details.tsx';
import { isUnreachable, standingOf } from '../../features/session/standing.ts';
import { useEndNotice } from '../../features/session/use-end-notice.tsx';
import { MessagePage } from '../../layouts/message-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { linkTexts } from '../../texts/action-links.ts';
import { closeAccountTexts } from '../../texts/close-account.ts';
import { LinkButton } from '../../ui/button.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { AccountOverview } from './account-overview.tsx';
import { ActionLinkPage } from './action-link-page.tsx';
import { ChangeEmailPage } from './change-email-page.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { onwardAddress } from './onward-address.ts';

/** `/account`. The links in the provider's e-mails lead here, too: their `mode` says what for. */
export default function AccountPage() {
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const code = query.get('oobCode') ?? '';
  switch (mode) {
    case 'forgotPassword':
      return <ForgotPasswordPage />;
    case 'changeEmail':
      return <ChangeEmailPage />;
    case 'changePassword':
      return <ChangePasswordPage />;
    case 'closed':
      return <AccountClosed />;
    case null:
      return code ? <BrokenLink /> : <Overview />;
    default: {
      const kind = linkKinds.find((each) => each === mode);
      if (!kind || !code) return <BrokenLink />;
      return <ActionLinkPage key={code} kind={kind} code={code} onward={onwardAddress(query.get('continueUrl'))} />;
    }
  }
}

/** A link for something that we don't know, or one that was cut off on its way. */
function BrokenLink() {
  const t = useWords();
  return (
    <MessagePage title={t(linkTexts.brokenTitle)} lead={t(linkTexts.brokenLead)}>
      <LinkButton to={paths.account}>{t(linkTexts.toAccount)}</LinkButton>
    </MessagePage>
  );
}

/** After somebody has closed their account. It says nothing about anybody, so whoever comes by may read it. */
function AccountClosed() {
  const t = useWords();
  return (
    <MessagePage
      title={t(closeAccountTexts.closedTitle)}
      lead={t(closeAccountTexts.closedLead)}
      more={<SupportContact />}
    />
  );
}

function Overview() {
  const session = useSession();
  const standing = useAuth(standingOf);
  const unreachable = useAuth(isUnreachable);
  const { firstName, lastName, email } = useSignedInPerson();
  return (
    <AccountOverview
      standing={standing}
      unreachable={unreachable}
      name={fullName(firstName, lastName)}
      email={email}
      details={<SignInDetails />}
      notice={useEndNotice()}
      onSignOut={() => session.send({ type: 'signOut.requested' })}
    />
  );
}
