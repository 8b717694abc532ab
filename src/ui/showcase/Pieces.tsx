import { BareLayout } from '../../layouts/BareLayout.tsx';
import { AlertBanner } from '../AlertBanner.tsx';
import { Card } from '../Card.tsx';
import { CheckAnswers } from '../CheckAnswers.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { Stack } from '../Stack.tsx';
import { BulletList, Heading, OuterLink, Text, TextLink } from '../Text.tsx';
import { Skeleton, Waiting } from '../Waiting.tsx';
import { ButtonSamples } from './ButtonSamples.tsx';
import { IconSamples } from './IconSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';

export function Pieces() {
  return (
    <BareLayout>
      <Stack gap="xl">
        <PageHeading lead="Everything a screen is built from, in every state. Forms and the member's layout have pages of their own.">
          The pieces
        </PageHeading>
        <nav aria-label="Samples">
          <BulletList>
            {PAGES.map((page) => (
              <li key={page}>
                <TextLink to={`/ui/${page}`}>{page}</TextLink>
              </li>
            ))}
          </BulletList>
        </nav>
        <ButtonSamples />
        <Stack as="section">
          <Heading>Banners</Heading>
          <AlertBanner title="Your answers are kept">You can stop now and go on later.</AlertBanner>
          <AlertBanner tone="success" title="Your visit is booked">
            Tuesday, December 1, at 10:30 am.
          </AlertBanner>
          <AlertBanner tone="warning">Your kit has been on its way for more than ten days.</AlertBanner>
          <AlertBanner tone="destructive" title="This was not saved">
            Something went wrong on our side. What you typed is still here.
          </AlertBanner>
        </Stack>
        <Stack as="section">
          <Heading>Text</Heading>
          <Text look="lead">A lead says in one or two sentences what this page is for.</Text>
          <Text>
            Body text, with <TextLink to="/ui">a link to a page</TextLink> and{' '}
            <OuterLink href="mailto:care@novi.example">a link out of the app</OuterLink>. It is never wider than forty
            rem, so that the eye finds the next line.
          </Text>
          <Text look="muted">Muted text stands back.</Text>
          <Text look="small">Small text is for notes, not for what must be read.</Text>
          <Heading as="h3" size="h3">
            A heading below
          </Heading>
        </Stack>
        <Stack as="section">
          <Heading>Panels and answers</Heading>
          <Card>
            <Text>A raised panel.</Text>
          </Card>
          <Card look="sunken" pad="sm">
            <Text>A sunken one.</Text>
          </Card>
          <CheckAnswers
            title="Your details"
            answers={[
              { label: 'Legal name', value: 'María Guadalupe Hernández-Villanueva de la Cruz', changeTo: '/ui' },
              { label: 'Date of birth', value: 'April 3, 1985', changeTo: '/ui' },
              { label: 'Employer code', changeTo: '/ui' },
            ]}
          />
        </Stack>
        <Stack as="section">
          <Heading>Waiting</Heading>
          <Waiting text="Looking up your state …">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="control" />
          </Waiting>
        </Stack>
        <OverlaySamples />
        <IconSamples />
      </Stack>
    </BareLayout>
  );
}

const PAGES = [
  'form',
  'member',
  'login-failed',
  'login-busy',
  'signup',
  'signup-failed',
  'finish',
  'claims',
  'nowhere',
];
