import { vi } from 'vitest';
import { layOut } from '#domain/questionnaire.ts';
import type {
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseItem,
} from '#domain/questionnaire/r4.ts';
import { QuestionnairePage } from '#src/features/questionnaire/questionnaire-page.tsx';
import { useForm } from '#src/features/questionnaire/use-form.ts';
import { SubmitButton } from '#src/ui/form/index.ts';
import { show } from '../../show.tsx';

export const optionExclusive = 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive';
export const coding = (code: string) => ({ valueCoding: { system: 's', code, display: code.toUpperCase() } });

export function ask(...items: QuestionnaireItem[]) {
  const questionnaire: Questionnaire = {
    resourceType: 'Questionnaire',
    url: 'u',
    version: '1',
    title: 'T',
    status: 'active',
    item: [{ linkId: 'group', type: 'group', text: 'Group', item: items }],
  };
  const now: { response?: QuestionnaireResponse } = {};
  const onDone = vi.fn<() => void>();
  function Harness() {
    const { pages, asking, problemsOf, response } = useForm(questionnaire, undefined);
    now.response = response;
    const [page] = pages;
    return (
      <QuestionnairePage page={page!} asking={asking} problems={problemsOf(page!)} onDone={onDone}>
        <SubmitButton>Continue</SubmitButton>
      </QuestionnairePage>
    );
  }
  const response = (): readonly ResponseItem[] => now.response?.item ?? [];
  const answers = (key: string) =>
    layOut(questionnaire, response()).all.find((place) => place.key === key)?.answers ?? [];
  return { ...show(<Harness />), answers, response, onDone };
}
