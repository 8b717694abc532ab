import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, LinkButton, type ButtonLook } from '../../ui/button.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { SaveFileButton } from '../../ui/save-file.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { nothing, sample } from './sample.ts';

/** Each look, small and large, at rest, at work, off, with an icon, and as a link. */
export function ButtonSamples() {
  const t = useWords();
  return (
    <Stack as="section">
      <Heading>{t(texts.title)}</Heading>
      {looks.map((look) => (
        <Row key={look}>
          <Button look={look}>{t(texts[look])}</Button>
          <Button look={look} size="sm" icon={<ArrowRightIcon size="sm" />}>
            {t(texts.small)}
          </Button>
          <Button look={look} loading loadingText={t(commonTexts.saving)}>
            {t(texts[look])}
          </Button>
          <Button look={look} disabled>
            {t(texts.off)}
          </Button>
          <LinkButton look={look} to="/ui">
            {t(texts.link)}
          </LinkButton>
        </Row>
      ))}
      <Text look="small">{t(texts.wide)}</Text>
      <Button wide>{t(texts.primary)}</Button>
      <Button wide="phone" look="secondary">
        {t(texts.secondary)}
      </Button>
      <Row>
        <SaveFileButton busy={false} onClick={nothing}>
          {t(texts.file)}
        </SaveFileButton>
        <SaveFileButton busy onClick={nothing}>
          {t(texts.file)}
        </SaveFileButton>
      </Row>
      <div>
        <BackLink to="/ui" />
      </div>
    </Stack>
  );
}

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'destructive'];

const texts = {
  title: sample('Buttons', 'Botones'),
  primary: sample('Continue to the next question', 'Continuar con la pregunta siguiente'),
  secondary: sample('Save for later', 'Guardar para después'),
  quiet: sample('Skip', 'Omitir'),
  destructive: sample('Close my account', 'Cerrar mi cuenta'),
  file: sample('Save as PDF', 'Guardar como PDF'),
  small: sample('Small', 'Pequeño'),
  off: sample('Off', 'Apagado'),
  link: sample('A link', 'Un enlace'),
  wide: sample('As wide as its place, and only on a phone:', 'Tan ancho como su lugar, y solo en un teléfono:'),
};
