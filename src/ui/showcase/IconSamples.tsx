import * as icons from '../icons.tsx';
import { Logo } from '../Logo.tsx';
import { Row, Stack } from '../Stack.tsx';
import { Heading } from '../Text.tsx';

export function IconSamples() {
  return (
    <Stack as="section">
      <Heading>Logo and icons</Heading>
      <Logo />
      <Row gap="md">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} title={name}>
            <Icon size="lg" />
          </span>
        ))}
      </Row>
    </Stack>
  );
}
