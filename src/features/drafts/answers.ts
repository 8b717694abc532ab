import type { components } from '#openapi/generated/types.ts';
import { api } from '../../lib/api/client.ts';
import { rememberSave } from '../../lib/api/late-saves.ts';
import { outlivesPage } from './outlives-page.ts';
import type { Store } from './versioned-store.ts';

type Schemas = components['schemas'];
export type AnswersBody = Pick<Schemas['SaveAnswers'], 'family_history' | 'response'>;

/** Where the family history or the medical history is kept while it is being filled in. */
export function answersStore(patientId: string, questionnaire: Schemas['QuestionnaireName']): Store<AnswersBody> {
  const record = `answers/${questionnaire}`;
  return {
    place: { patientId, record },
    async read() {
      const { data } = await api.GET('/patients/{patientId}/answers/{questionnaire}', {
        params: { path: { patientId, questionnaire } },
      });
      if (!data || data.data.version === 0) return { version: 0, value: undefined };
      const { version, family_history, response } = data.data;
      return { version, value: { ...(family_history && { family_history }), ...(response && { response }) } };
    },
    async save(body, version, { leaving }) {
      const saving = api.POST('/questionnaires', {
        params: { header: { 'If-Match': `"${version}"` } },
        body: { patient_id: patientId, questionnaire, status: 'in-progress', ...body },
        keepalive: leaving || outlivesPage(body),
      });
      const { data } = await rememberSave(record, version, saving);
      return { version: data?.data.version ?? version };
    },
  };
}
