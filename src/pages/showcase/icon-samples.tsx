import { useWords } from '../../lib/locale.ts';
import * as icons from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { sample } from './sample.ts';

/** The logo, the five icons that the product names, and all others, each with its name. */
export function IconSamples() {
  const t = useWords();
  return (
    <Stack as="section">
      <Heading>{t(texts.title)}</Heading>
      <Logo />
      <Row gap="md">
        {named.map((Icon) => (
          <Icon key={Icon.name} size="xl" color="accent" />
        ))}
      </Row>
      <Row gap="md">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <icons.DnaStrandIcon key={size} size={size} />
        ))}
      </Row>
      <Grid>
        {Object.entries(icons).map(([name, Icon]) => (
          <Named key={name}>
            <Icon size="lg" />
            <Text look="small">{name.replace('Icon', '')}</Text>
          </Named>
        ))}
      </Grid>
    </Stack>
  );
}

const named = [icons.DnaStrandIcon, icons.LightBulbIcon, icons.CareHeartIcon, icons.DoctorIcon, icons.SupportIcon];

const texts = { title: sample('Logo and icons', 'Logo e iconos') };

const Grid = styled('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax({sizes.choice}, 1fr))', gap: 'sm' },
});
const Named = styled('li', { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3xs' } });
