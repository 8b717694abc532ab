import { chakra } from '@chakra-ui/react/styled-system';
import { support, supportEmailLink, supportPhoneLink } from '../lib/settings.ts';
import { Email } from './email.tsx';
import { MailIcon, PhoneIcon } from './icons.tsx';
import { OuterLink } from './text.tsx';

/** How to reach a person, from the settings. */
export function SupportContact() {
  return (
    <List>
      <li>
        <MailIcon size="sm" />
        <OuterLink href={supportEmailLink}>
          <Email>{support.email}</Email>
        </OuterLink>
      </li>
      <li>
        <PhoneIcon size="sm" />
        <OuterLink href={supportPhoneLink}>{support.phone}</OuterLink>
      </li>
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'md',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2xs',
      minHeight: 'touch',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& svg': { color: 'action' },
  },
});
