import type { components } from '#openapi/generated/types.ts';
import { api } from '../../lib/api/client.ts';
import { rememberSave } from '../../lib/api/late-saves.ts';
import { outlivesPage } from './outlives-page.ts';
import type { Store } from './versioned-store.ts';

export type DraftStep = components['schemas']['DraftStep'];
export type DraftValues = components['schemas']['DraftValues'];

/** Where the draft of a step's form is kept: on the backend, so that another device finds it. */
export function draftStore(patientId: string, draftStep: DraftStep): Store<DraftValues> {
  const path = { patientId, draftStep };
  const record = `drafts/${draftStep}`;
  return {
    place: { patientId, record },
    async read() {
      const { data } = await api.GET('/patients/{patientId}/drafts/{draftStep}', { params: { path } });
      const { version = 0, values = {} } = data?.data ?? {};
      return { version, value: Object.keys(values).length > 0 ? values : undefined };
    },
    async save(values, version, { leaving }) {
      const saving = api.PUT('/patients/{patientId}/drafts/{draftStep}', {
        params: { path, header: { 'If-Match': `"${version}"` } },
        body: { values },
        keepalive: leaving || outlivesPage(values),
      });
      const { data } = await rememberSave(record, version, saving);
      return { version: data?.data.version ?? version };
    },
  };
}
