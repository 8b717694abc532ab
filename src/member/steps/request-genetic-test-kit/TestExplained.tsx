import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Words } from '../../../../domain/words.ts';
import { useWords } from '../../../texts/locale.ts';
import { requestKitTexts as texts } from '../../../texts/requestKit.ts';
import { Card } from '../../../ui/Card.tsx';
import { CareHeartIcon, DnaStrandIcon, LightBulbIcon, PackageIcon } from '../../../ui/icons.tsx';
import { BulletList, Heading, Text } from '../../../ui/Text.tsx';

/** The test in plain words: the elements of an informed consent to a genetic test. */
export function TestExplained() {
  const t = useWords();
  return (
    <Card>
      <Parts>
        <Part icon={<DnaStrandIcon size="lg" />} title={texts.whatTitle}>
          <Text>{t(texts.what)}</Text>
        </Part>
        <Part icon={<PackageIcon size="lg" />} title={texts.howTitle}>
          <Text>{t(texts.how)}</Text>
        </Part>
        <Part icon={<LightBulbIcon size="lg" />} title={texts.resultsTitle}>
          <Points of={[texts.positive, texts.negative, texts.uncertain]} />
        </Part>
        <Part icon={<CareHeartIcon size="lg" />} title={texts.thinkTitle}>
          <Points of={[texts.family, texts.feelings, texts.insurance, texts.choice]} />
        </Part>
      </Parts>
    </Card>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: Words; children: ReactNode }) {
  const t = useWords();
  return (
    <Section>
      {icon}
      <div>
        <Heading size="h3">{t(title)}</Heading>
        {children}
      </div>
    </Section>
  );
}

function Points({ of }: { of: readonly Words[] }) {
  const t = useWords();
  return (
    <BulletList>
      {of.map((words) => (
        <li key={words.en}>{t(words)}</li>
      ))}
    </BulletList>
  );
}

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'lg' } });
const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    columnGap: 'md',
    rowGap: '2xs',
    '& > svg': { color: 'accent.strong' },
    '& > div > * + *': { marginBlockStart: '2xs' },
  },
});
