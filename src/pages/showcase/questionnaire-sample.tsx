import { useId, useMemo, useState } from 'react';
import type { Questionnaire, QuestionnaireResponse } from '#domain/questionnaire/r4.ts';
import { asSubmission } from '../../features/questionnaire/outgoing.ts';
import { QuestionnairePage } from '../../features/questionnaire/questionnaire-page.tsx';
import { useForm } from '../../features/questionnaire/use-form.ts';
import { BareLayout } from '../../layouts/bare-layout.tsx';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { AlertBanner } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/index.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Actions, Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { sample } from './sample.ts';

/** A place to paste a FHIR R4 Questionnaire: it is drawn as members see it, with its response beside it. */
export function QuestionnaireSample() {
  const t = useWords();
  const [json, setJson] = useState(() => JSON.stringify(example, null, 2));
  const questionnaire = useMemo(() => parsed(json), [json]);
  return (
    <BareLayout>
      <Stack gap="md">
        <PageHeading lead={t(texts.lead)}>{t(texts.title)}</PageHeading>
        <TextAreaField
          name="json"
          label={t(texts.paste)}
          rows={8}
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
        {questionnaire ? (
          <Filling key={json} questionnaire={questionnaire} />
        ) : (
          <AlertBanner tone="warning" title={t(texts.none)} />
        )}
      </Stack>
    </BareLayout>
  );
}

/** Page by page, and at the end what would be sent. */
function Filling({ questionnaire: given }: { questionnaire: Questionnaire }) {
  const t = useWords();
  const id = useId();
  const [at, setAt] = useState(0);
  const { questionnaire, response, pages, asking, problemsOf } = useForm(given, undefined);
  const page = pages[at];
  const shown: QuestionnaireResponse = page ? response : asSubmission(questionnaire, response);
  return (
    <>
      {page && (
        <Stack gap="md">
          <Heading size="h2">{page.title}</Heading>
          <QuestionnairePage
            key={page.id}
            page={page}
            asking={asking}
            problems={problemsOf(page)}
            onDone={() => setAt(at + 1)}
          >
            <Actions>
              <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
            </Actions>
          </QuestionnairePage>
        </Stack>
      )}
      {at > 0 && (
        <div>
          <Button look="secondary" onClick={() => setAt(at - 1)}>
            {t(commonTexts.back)}
          </Button>
        </div>
      )}
      <Text look="strong" id={id}>
        {t(page ? texts.response : texts.sent)}
      </Text>
      <Source role="region" aria-labelledby={id} tabIndex={0}>
        {JSON.stringify(shown, null, 2)}
      </Source>
    </>
  );
}

function parsed(json: string): Questionnaire | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isQuestionnaire(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isQuestionnaire(value: unknown): value is Questionnaire {
  return (
    value !== null && typeof value === 'object' && 'resourceType' in value && value.resourceType === 'Questionnaire'
  );
}

const example: Questionnaire = {
  resourceType: 'Questionnaire',
  title: 'Pets',
  item: [
    { linkId: 'has', type: 'boolean', text: 'Do you have pets?', required: true },
    {
      linkId: 'pet',
      type: 'group',
      repeats: true,
      text: 'Pet',
      enableWhen: [{ question: 'has', operator: '=', answerBoolean: true }],
      item: [
        { linkId: 'name', type: 'string', text: 'What is it called?' },
        { linkId: 'born', type: 'date', text: 'When was it born?' },
      ],
    },
  ],
};

const Source = styled('pre', {
  base: { overflow: 'auto', padding: 'sm', borderRadius: 'md', bg: 'bg.sunken', fontSize: 'small' },
});

const texts = {
  title: sample('A questionnaire', 'Un cuestionario'),
  lead: sample(
    'Paste a FHIR R4 Questionnaire to see it as members would.',
    'Pegue un Questionnaire de FHIR R4 para verlo como lo verían los miembros.',
  ),
  paste: sample('Questionnaire as JSON', 'Questionnaire en JSON'),
  none: sample('This is no questionnaire yet.', 'Esto todavía no es un cuestionario.'),
  response: sample('The response as it is now', 'La respuesta tal como está'),
  sent: sample('The response as it is sent', 'La respuesta tal como se envía'),
};
