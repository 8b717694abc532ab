import { useSearchParams } from 'react-router-dom';
import { fullName } from '#domain/names.ts';
import { linkKinds } from '#machines/account/action-link.ts';
import { AccountPage } from '../../public/AccountPage.tsx';
import { ForgotPasswordPage } from '../../public/ForgotPasswordPage.tsx';
import { MessagePage } from '../../public/MessagePage.tsx';
import { linkTexts } from '../../texts/actionLinks.ts';
import { closeAccountTexts } from '../../texts/closeAccount.ts';
import { getLocale, useWords } from '../../texts/locale.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SupportContact } from '../../ui/SupportContact.tsx';
import { sendPasswordReset } from '../identity/password.ts';
import { paths } from '../routing/paths.ts';
import { ActionLink } from './ActionLink.tsx';
import { isUnreachable, standingOf, useAuth, useAuthActor, useSignedInPerson } from './AuthProvider.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { onwardAddress } from './onward-address.ts';
import { SignInDetails } from './SignInDetails.tsx';
import { useEndNotice } from './useEndNotice.tsx';

/** `/account`. The links in the provider's e-mails lead here, too: their `mode` says what for. */
export default function AccountRoute() {
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const code = query.get('oobCode') ?? '';
  switch (mode) {
    case 'forgotPassword':
      return <ForgotPasswordPage onSubmit={(email) => sendPasswordReset(email, getLocale())} />;
    case 'changeEmail':
      return <ChangeEmail />;
    case 'changePassword':
      return <ChangePassword />;
    case 'closed':
      return <AccountClosed />;
    case null:
      return code ? <BrokenLink /> : <Hub />;
    default: {
      const kind = linkKinds.find((each) => each === mode);
      if (!kind || !code) return <BrokenLink />;
      return <ActionLink key={code} kind={kind} code={code} onward={onwardAddress(query.get('continueUrl'))} />;
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

function Hub() {
  const actor = useAuthActor();
  const standing = useAuth(standingOf);
  const unreachable = useAuth(isUnreachable);
  const { firstName, lastName, email } = useSignedInPerson();
  return (
    <AccountPage
      standing={standing}
      unreachable={unreachable}
      name={fullName(firstName, lastName)}
      email={email}
      details={<SignInDetails />}
      notice={useEndNotice()}
      onLogOut={() => actor.send({ type: 'signOut.requested' })}
    />
  );
}
