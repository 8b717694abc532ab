import { support, supportEmailLink, supportPhoneLink } from '../lib/settings.ts';
import { Email } from './email.tsx';
import { MailIcon, PhoneIcon } from './icons.tsx';
import { styled } from './styled.tsx';
import { ExternalLink } from './text.tsx';

/** How to reach a person, from the settings. */
export function SupportContact() {
  return (
    <List>
      <li>
        <MailIcon size="sm" />
        <ExternalLink href={supportEmailLink}>
          <Email>{support.email}</Email>
        </ExternalLink>
      </li>
      <li>
        <PhoneIcon size="sm" />
        <ExternalLink href={supportPhoneLink}>{support.phone}</ExternalLink>
      </li>
    </List>
  );
}

const List = styled('ul', {
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
