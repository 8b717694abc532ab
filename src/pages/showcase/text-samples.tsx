import { useWords } from '../../lib/locale.ts';
import { Card } from '../../ui/card.tsx';
import { CheckAnswers } from '../../ui/check-answers.tsx';
import { Email } from '../../ui/email.tsx';
import { Fold } from '../../ui/fold.tsx';
import { NumberedStep } from '../../ui/numbered-step.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SupportContact } from '../../ui/support-contact.tsx';
import { BulletList, Heading, ExternalLink, Text, TextLink } from '../../ui/text.tsx';
import { sample } from './sample.ts';

/** Words: every look of a text, lists, panels, and the answers before they are sent. */
export function TextSamples() {
  const t = useWords();
  return (
    <>
      <Stack as="section">
        <Heading>{t(texts.title)}</Heading>
        <Text look="lead">{t(texts.lead)}</Text>
        <Text>
          {t(texts.body)} <TextLink to="/ui">{t(texts.link)}</TextLink>,{' '}
          <ExternalLink href="mailto:care@novi.example">{t(texts.outer)}</ExternalLink>.
        </Text>
        <Text look="strong">{t(texts.strong)}</Text>
        <Text>
          <Email>{t(texts.email)}</Email>
        </Text>
        <Text look="muted">{t(texts.muted)}</Text>
        <Text look="small">{t(texts.small)}</Text>
        <Heading as="h3" size="h3">
          {t(texts.below)}
        </Heading>
        <BulletList>
          <li>{t(texts.strong)}</li>
          <li>{t(texts.lead)}</li>
        </BulletList>
        <Stack as="ol" gap="xs">
          <NumberedStep number={1}>{t(texts.strong)}</NumberedStep>
          <NumberedStep number={2}>{t(texts.lead)}</NumberedStep>
        </Stack>
        <SupportContact />
        <Fold title={t(texts.fold)}>
          <Text>{t(texts.body)}</Text>
        </Fold>
        <Fold title={t(texts.foldFramed)} look="framed" open>
          <Text>{t(texts.body)}</Text>
        </Fold>
        <Fold title={t(texts.foldRow)} look="row" printed>
          <Text>{t(texts.body)}</Text>
        </Fold>
      </Stack>
      <Stack as="section">
        <Heading>{t(texts.panels)}</Heading>
        <Card>
          <Text>{t(texts.raised)}</Text>
        </Card>
        <Card look="outlined">
          <Text>{t(texts.outlined)}</Text>
        </Card>
        <Card look="sunken" pad="sm">
          <Text>{t(texts.sunken)}</Text>
        </Card>
        <CheckAnswers
          title={t(texts.details)}
          answers={[
            { label: t(texts.name), value: 'María Guadalupe Hernández-Villanueva de la Cruz', changeTo: '/ui' },
            { label: t(texts.birth), value: t(texts.birthValue), changeTo: '/ui' },
            { label: t(texts.code), changeTo: '/ui' },
            { label: t(texts.fixed), value: 'A1B2C3' },
          ]}
        />
      </Stack>
    </>
  );
}

const texts = {
  title: sample('Text', 'Texto'),
  lead: sample(
    'A lead says in one or two sentences what this page is for.',
    'Una entrada dice en una o dos frases para qué es esta página.',
  ),
  body: sample(
    'Body text is never wider than forty characters of the largest size, so that the eye finds the next line. It holds',
    'El texto nunca es demasiado ancho, para que la vista encuentre la línea siguiente. Contiene',
  ),
  link: sample('a link to a page', 'un enlace a una página'),
  outer: sample('a link out of the app', 'un enlace fuera de la aplicación'),
  fold: sample('Folded in the flow of a page', 'Plegado en el texto de una página'),
  foldFramed: sample('Unfolded, a part of a form', 'Desplegado, parte de un formulario'),
  foldRow: sample('One of many, open on paper', 'Uno de varios, abierto en papel'),
  strong: sample('Strong text is for a name or a time.', 'El texto fuerte es para un nombre o una hora.'),
  email: sample(
    'An e-mail such as maria.guadalupe.hernandez@novi.example breaks where it is read on.',
    'Un correo como maria.guadalupe.hernandez@novi.example se parte donde se puede seguir leyendo.',
  ),
  muted: sample('Muted text stands back.', 'El texto suave queda atrás.'),
  small: sample('Small text is for notes, not for what must be read.', 'El texto pequeño es para notas.'),
  below: sample('A heading below', 'Un título de segundo nivel'),
  panels: sample('Panels and answers', 'Paneles y respuestas'),
  raised: sample('A raised panel.', 'Un panel elevado.'),
  outlined: sample('An outlined one.', 'Uno con borde.'),
  sunken: sample('A sunken one.', 'Uno hundido.'),
  details: sample('Your details', 'Sus datos'),
  name: sample('Legal name', 'Nombre legal'),
  birth: sample('Date of birth', 'Fecha de nacimiento'),
  birthValue: sample('April 3, 1985', '3 de abril de 1985'),
  code: sample('Employer or partner code', 'Código de empresa o socio'),
  fixed: sample('Member number', 'Número de miembro'),
};
