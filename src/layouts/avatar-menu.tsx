import { useLocation } from 'react-router-dom';
import { fullName } from '#domain/names.ts';
import { stepOfPath, type JourneyStep } from '#domain/steps.ts';
import { useWords } from '../lib/locale.ts';
import { commonTexts } from '../texts/common.ts';
import { layoutTexts } from '../texts/layout.ts';
import { Email } from '../ui/email.tsx';
import { MailIcon, SignOutIcon, PersonIcon } from '../ui/icons.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { styled } from '../ui/styled.tsx';

export type SignedInPerson = {
  firstName: string;
  middleName?: string;
  lastName: string;
  /** The address that they sign in with; empty where somebody else is signed in for them. */
  email: string;
  onSignOut: () => void;
};

type AvatarMenuProps = SignedInPerson & {
  /** A member's profile. The specialist's menu has none. */
  profileTo?: string;
  /** Where a specialist chooses their e-mails: a member does that in the profile. */
  emailsTo?: string;
  /** What else there is to do, before the way out. */
  more?: readonly MenuItem[] | undefined;
};

/** Who is signed in, their own pages, and the way out. */
export function AvatarMenu({
  firstName,
  middleName = '',
  lastName,
  email,
  onSignOut,
  profileTo,
  emailsTo,
  more = [],
}: AvatarMenuProps) {
  const t = useWords();
  const { pathname } = useLocation();
  const name = fullName(firstName, middleName, lastName) || email;
  const step = stepOfPath(pathname);
  const items: MenuItem[] = [
    ...(profileTo && !(step && STEPS_WITHOUT_PROFILE.includes(step))
      ? [{ id: 'profile', label: t(layoutTexts.profile), to: profileTo, icon: <PersonIcon size="sm" /> }]
      : []),
    ...(emailsTo ? [{ id: 'emails', label: t(layoutTexts.emails), to: emailsTo, icon: <MailIcon size="sm" /> }] : []),
    ...more,
    { id: 'signOut', label: t(commonTexts.signOut), onSelect: onSignOut, icon: <SignOutIcon size="sm" /> },
  ];
  return (
    <Menu
      label={t(layoutTexts.account, { name })}
      button={<Initials aria-hidden="true">{initialsOf(firstName, lastName) || <PersonIcon />}</Initials>}
      header={
        <>
          <Name>{name}</Name>
          {email && name !== email && (
            <SmallEmail>
              <Email>{email}</Email>
            </SmallEmail>
          )}
        </>
      }
      items={items}
    />
  );
}

/**
 * At most two letters, of the first and the last name: a middle name belongs to the full name alone. None for somebody whose
 * name is not known yet: another letter would be taken for theirs.
 */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => firstLetter(name))
    .join('')
    .toLocaleUpperCase();
}

function firstLetter(text: string): string {
  return Array.from(text.trim())[0] ?? '';
}

/** There is no profile to look at before the member's details are known. */
const STEPS_WITHOUT_PROFILE: readonly JourneyStep[] = ['welcome', 'eligibility'];

const Initials = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    bg: 'action.muted',
    color: 'action',
    border: '{borderWidths.line} solid {colors.action.line}',
    fontSize: 'small',
    fontWeight: 'bold',
    letterSpacing: '0.02em',
    _hover: { borderColor: 'action' },
  },
});
const Name = styled('p', { base: { fontWeight: 'bold' } });
const SmallEmail = styled('p', { base: { fontSize: 'small', color: 'fg.muted' } });
