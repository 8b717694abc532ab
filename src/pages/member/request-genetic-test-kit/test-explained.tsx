import type { ReactNode } from 'react';
import type { ConsentPart } from '#domain/test-consent.ts';
import type { Locale } from '#domain/words.ts';
import { Card } from '#src/ui/card.tsx';
import {
  CareHeartIcon,
  CheckCircleIcon,
  ClockIcon,
  DnaStrandIcon,
  DocumentIcon,
  InfoIcon,
  LightBulbIcon,
  LockIcon,
  PackageIcon,
  type IconProps,
} from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { BulletList, Heading, Text } from '#src/ui/text.tsx';

type TestExplainedProps = { parts: readonly ConsentPart[]; locale: Locale };

/** The test in plain words: a version of the informed consent to it, in the language in which it is or was read. */
export function TestExplained({ parts, locale }: TestExplainedProps) {
  return (
    <Card>
      <Parts>
        {parts.map(({ about, title, text = [], points = [] }) => (
          <Section key={title.en}>
            {signOf(about)}
            <Heading size="h3">{title[locale]}</Heading>
            <Words>
              {text.map((words) => (
                <Text key={words.en}>{words[locale]}</Text>
              ))}
              {points.length > 0 && (
                <BulletList>
                  {points.map((words) => (
                    <li key={words.en}>{words[locale]}</li>
                  ))}
                </BulletList>
              )}
            </Words>
          </Section>
        ))}
      </Parts>
    </Card>
  );
}

function signOf(about: ConsentPart['about']): ReactNode {
  const Icon = icons[about];
  return <Icon size="lg" />;
}

const icons: Readonly<Record<ConsentPart['about'], (props: IconProps) => ReactNode>> = {
  test: DnaStrandIcon,
  way: PackageIcon,
  results: LightBulbIcon,
  limits: InfoIcon,
  family: CareHeartIcon,
  privacy: LockIcon,
  afterwards: ClockIcon,
  cost: DocumentIcon,
  choice: CheckCircleIcon,
};

const Parts = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: 'lg' } });
const Section = styled('section', {
  base: {
    display: 'grid',
    // The sign stands beside its title; the words take the whole line on a phone, and stand below the title elsewhere.
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: { base: 'xs', sm: 'md' },
    rowGap: '2xs',
    '& > svg': { color: 'accent.strong' },
  },
});
const Words = styled('div', {
  base: { gridColumn: { base: '1 / -1', sm: '2' }, '& > * + *': { marginBlockStart: '2xs' } },
});
