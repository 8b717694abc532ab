import { useWords } from '../../lib/locale.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Actions, Row, Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { sample } from './sample.ts';

/** While something is awaited, and where there is nothing yet. */
export function WaitingSamples() {
  const t = useWords();
  return (
    <Stack as="section">
      <Heading>{t(texts.title)}</Heading>
      <Waiting text={t(texts.looking)}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="control" />
        <Skeleton shape="panel" />
      </Waiting>
      <Row gap="xs">
        <Spinner />
        <Text as="span">{t(texts.looking)}</Text>
        <VisuallyHidden>{t(texts.spoken)}</VisuallyHidden>
      </Row>
      <Card look="outlined">
        <Stack gap="xs">
          <Heading as="h3" size="h3">
            {t(texts.empty)}
          </Heading>
          <Text look="muted">{t(texts.emptyBody)}</Text>
          <Actions>
            <LinkButton to="/ui" look="secondary">
              {t(texts.emptyAction)}
            </LinkButton>
          </Actions>
        </Stack>
      </Card>
      <AlertBanner title={t(texts.empty)}>{t(texts.emptyBody)}</AlertBanner>
    </Stack>
  );
}

const texts = {
  title: sample('Waiting, and nothing yet', 'Espera, y nada todavía'),
  looking: sample('Looking up your state …', 'Buscando su estado …'),
  spoken: sample('Only a screen reader says this.', 'Solo un lector de pantalla dice esto.'),
  empty: sample('You have no documents yet', 'Aún no tiene documentos'),
  emptyBody: sample('What you sign will stand here.', 'Aquí estará lo que firme.'),
  emptyAction: sample('Look at your forms', 'Ver sus formularios'),
};
