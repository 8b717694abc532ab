import { useWords } from '../../lib/locale.ts';
import { startTexts } from '../../texts/start.ts';
import { CareHeartIcon, DoctorIcon, LightBulbIcon } from '../../ui/icons.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text } from '../../ui/text.tsx';

export function GoodToKnow() {
  const t = useWords();
  return (
    <section>
      <Heading>{t(startTexts.knowTitle)}</Heading>
      <List>
        {facts.map(({ Icon, title, text }) => (
          <li key={title.en}>
            <Icon size="lg" />
            <Heading as="h3" size="h3">
              {t(title)}
            </Heading>
            <Text look="muted">{t(text)}</Text>
          </li>
        ))}
      </List>
    </section>
  );
}

const facts = [
  { Icon: DoctorIcon, title: startTexts.humanTitle, text: startTexts.human },
  { Icon: CareHeartIcon, title: startTexts.choiceTitle, text: startTexts.choice },
  { Icon: LightBulbIcon, title: startTexts.limitsTitle, text: startTexts.limits },
];

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    gap: { base: 'md', md: 'lg' },
    marginBlockStart: 'md',
    '& > li': { display: 'flex', flexDirection: 'column', gap: '2xs' },
    '& svg': { color: 'accent.strong' },
  },
});
