import { NetworkError } from '../../lib/api/api-error.ts';
import { useWords } from '../../lib/locale.ts';
import { AlertBanner, type AlertTone } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FileFailure } from '../../ui/save-file.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import { sample } from './sample.ts';

/** The four tones: with a title, without, and with something to do. */
export function BannerSamples() {
  const t = useWords();
  return (
    <Stack as="section">
      <Heading>{t(texts.title)}</Heading>
      {tones.map(({ tone, title, body }) => (
        <AlertBanner key={tone} tone={tone} title={t(title)}>
          {t(body)}
        </AlertBanner>
      ))}
      {tones.map(({ tone, body }) => (
        <AlertBanner key={tone} tone={tone}>
          {t(body)}
        </AlertBanner>
      ))}
      <AlertBanner
        tone="destructive"
        title={t(tones[3].title)}
        action={
          <Button look="secondary" size="sm">
            {t(texts.again)}
          </Button>
        }
      >
        {t(tones[3].body)}
      </AlertBanner>
      <FileFailure failure={lostLine} />
    </Stack>
  );
}

const lostLine = new NetworkError('A sample of a line that is lost.');

const texts = { title: sample('Banners', 'Avisos'), again: sample('Try again', 'Intentar de nuevo') };

const tones = [
  {
    tone: 'default',
    title: sample('Your answers are kept', 'Sus respuestas están guardadas'),
    body: sample('You can stop now and go on later.', 'Puede parar ahora y seguir después.'),
  },
  {
    tone: 'success',
    title: sample('Your visit is booked', 'Su cita está reservada'),
    body: sample('Tuesday, December 1, at 10:30 am.', 'El martes 1 de diciembre a las 10:30.'),
  },
  {
    tone: 'warning',
    title: sample('Your kit takes longer than usual', 'Su kit tarda más de lo normal'),
    body: sample(
      'It has been on its way for more than ten days. Please write to us.',
      'Lleva más de diez días en camino. Por favor, escríbanos.',
    ),
  },
  {
    tone: 'destructive',
    title: sample('This was not saved', 'Esto no se guardó'),
    body: sample(
      'Something went wrong on our side. What you typed is still here.',
      'Algo salió mal de nuestro lado. Lo que escribió sigue aquí.',
    ),
  },
] as const satisfies readonly { tone: AlertTone; title: object; body: object }[];
