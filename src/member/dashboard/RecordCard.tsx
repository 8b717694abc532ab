import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Heading, TextLink } from '../../ui/Text.tsx';

type RecordCardProps = {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  /** Where there is more to see. */
  link?: { to: string; text: string } | undefined;
};

/** One record of the dashboard: what it is, how it stands, and the way to it. */
export function RecordCard({ icon, title, children, link }: RecordCardProps) {
  const id = useId();
  return (
    <Frame pad="sm" aria-labelledby={id}>
      <Top>
        {icon}
        <Heading size="h3" id={id}>
          {title}
        </Heading>
      </Top>
      <Body>{children}</Body>
      {link && (
        <Foot>
          <TextLink to={link.to}>{link.text}</TextLink>
        </Foot>
      )}
    </Frame>
  );
}

const Frame = chakra(Card, {
  base: { display: 'flex', flexDirection: 'column', gap: 'xs', overflowWrap: 'anywhere' },
});
const Top = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2xs', '& > svg': { color: 'accent.strong' } },
});
const Body = chakra('div', { base: { flex: '1' } });
const Foot = chakra('p', { base: { '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } } });
