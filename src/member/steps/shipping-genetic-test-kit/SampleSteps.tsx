import { chakra } from '@chakra-ui/react/styled-system';
import { useWords } from '../../../texts/locale.ts';
import { shippingTexts as texts } from '../../../texts/shipping.ts';
import { Card } from '../../../ui/Card.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { ClosePicture, FillPicture, MailPicture, WaitPicture } from './SamplePictures.tsx';

/** How to give a sample of saliva, drawn and said. */
export function SampleSteps() {
  const t = useWords();
  return (
    <section aria-labelledby="sample-steps">
      <Heading id="sample-steps">{t(texts.howTitle)}</Heading>
      <Text look="muted">{t(texts.howLead)}</Text>
      <List>
        {sampleSteps.map(({ Picture, title, text }, index) => (
          <li key={title.en}>
            <Step look="outlined" pad="sm">
              <Picture />
              <div>
                <Heading as="h3" size="h3">
                  {index + 1}. {t(title)}
                </Heading>
                <Text>{t(text)}</Text>
              </div>
            </Step>
          </li>
        ))}
      </List>
    </section>
  );
}

const sampleSteps = [
  { Picture: WaitPicture, title: texts.waitTitle, text: texts.wait },
  { Picture: FillPicture, title: texts.fillTitle, text: texts.fill },
  { Picture: ClosePicture, title: texts.closeTitle, text: texts.close },
  { Picture: MailPicture, title: texts.mailTitle, text: texts.mail },
];

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 'sm',
    marginBlockStart: 'sm',
    '& > li': { display: 'grid' },
  },
});

const Step = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gap: 'sm',
    alignItems: 'start',
    alignContent: 'start',
  },
});
