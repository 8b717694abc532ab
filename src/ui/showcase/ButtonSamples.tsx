import { BackLink } from '../BackLink.tsx';
import { Button, LinkButton } from '../Button.tsx';
import { ArrowRightIcon } from '../icons.tsx';
import { Row, Stack } from '../Stack.tsx';
import { Heading } from '../Text.tsx';

export function ButtonSamples() {
  return (
    <Stack as="section">
      <Heading>Buttons</Heading>
      <Row>
        <Button>Continue</Button>
        <Button look="secondary">Save for later</Button>
        <Button look="quiet">Skip</Button>
        <Button look="destructive">Close my account</Button>
      </Row>
      <Row>
        <Button loading loadingText="Saving …">
          Continue
        </Button>
        <Button look="secondary" loading loadingText="Sending …">
          Send
        </Button>
        <Button size="sm">Small</Button>
        <Button size="sm" look="secondary" icon={<ArrowRightIcon size="sm" />}>
          With an icon
        </Button>
      </Row>
      <Row>
        <LinkButton to="/ui">A link as a button</LinkButton>
        <BackLink to="/ui" />
      </Row>
    </Stack>
  );
}
