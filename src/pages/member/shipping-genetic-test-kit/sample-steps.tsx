import type { Words } from '#domain/words.ts';
import { useWords } from '#src/lib/locale.ts';
import { sampleTexts as texts } from '#src/texts/sample.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { BulletList, Heading, Text } from '#src/ui/text.tsx';
import { ClosePicture, FillPicture, LabelPicture, MailPicture, PackPicture, WaitPicture } from './sample-pictures.tsx';

/** How to give a sample of saliva, drawn and said. When the page is printed, this alone is on paper. */
export function SampleSteps() {
  const t = useWords();
  return (
    <Stack>
      <section aria-labelledby="sample-steps" data-print-alone>
        <Heading id="sample-steps">{t(texts.title)}</Heading>
        <Text look="muted">{t(texts.lead)}</Text>
        <List>
          {sampleSteps.map(({ Picture, shows, title, text }, index) => (
            <li key={title.en}>
              <Step look="outlined" pad="sm">
                <Picture label={t(shows)} />
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
        <Points title={texts.careTitle} of={[texts.careDrink, texts.careRinse, texts.careChildren]} />
        <Points title={texts.troubleTitle} of={[texts.dry, texts.leaks, texts.broken, texts.late]} />
        <SupportContact />
      </section>
      <Row>
        <Button look="secondary" size="sm" onClick={() => window.print()}>
          {t(texts.print)}
        </Button>
      </Row>
    </Stack>
  );
}

function Points({ title, of }: { title: Words; of: readonly Words[] }) {
  const t = useWords();
  return (
    <>
      <Apart as="h3" size="h3">
        {t(title)}
      </Apart>
      <BulletList>
        {of.map((words) => (
          <li key={words.en}>{t(words)}</li>
        ))}
      </BulletList>
    </>
  );
}

const sampleSteps = [
  { Picture: WaitPicture, shows: texts.waitPicture, title: texts.waitTitle, text: texts.wait },
  { Picture: FillPicture, shows: texts.fillPicture, title: texts.fillTitle, text: texts.fill },
  { Picture: ClosePicture, shows: texts.closePicture, title: texts.closeTitle, text: texts.close },
  { Picture: LabelPicture, shows: texts.labelPicture, title: texts.labelTitle, text: texts.label },
  { Picture: PackPicture, shows: texts.packPicture, title: texts.packTitle, text: texts.pack },
  { Picture: MailPicture, shows: texts.mailPicture, title: texts.mailTitle, text: texts.mail },
];

const List = styled('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 'sm',
    marginBlockStart: 'sm',
    '& > li': { display: 'grid', breakInside: 'avoid' },
  },
});

const Step = styled(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gap: 'sm',
    alignItems: 'start',
    alignContent: 'start',
  },
});

const Apart = styled(Heading, { base: { marginBlockStart: 'md' } });
