import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { WritingKind } from '#domain/visit-summary.ts';
import type { Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { hasCode } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';

type Schemas = components['schemas'];
export type Template = Schemas['WritingTemplate'];

const listPath = '/specialists/{specialistId}/writing-templates';

/** The specialist's own templates of a kind and a language, by name. */
export function useOwnTemplates(kind: WritingKind, locale: Locale) {
  const { noviId } = useSignedInPerson();
  const { data, isError } = queries.useQuery('get', listPath, { params: { path: { specialistId: noviId } } });
  const own = data?.data.filter((each) => each.kind === kind && each.locale === locale) ?? [];
  return { own, isError };
}

type Save = {
  /** What is put in the place of this one; nothing for another template. */
  before: Template | undefined;
  body: Schemas['CreateWritingTemplate'];
};

/** Keeps a template. Whatever comes back, the list is read again: another tab may have changed it. */
export function useSaveTemplate(onSaved: (template: Template) => void) {
  const { noviId } = useSignedInPerson();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ before, body }: Save): Promise<Template> => {
      if (!before) {
        const params = { path: { specialistId: noviId }, header: { 'Idempotency-Key': keyOf(body) } };
        return dataOf(await api.POST(listPath, { params, body }));
      }
      const { kind: _, locale: __, ...change } = body;
      const params = { path: { writingTemplateId: before.id }, header: { 'If-Match': `"${before.version}"` } };
      return dataOf(await api.PUT('/writing-templates/{writingTemplateId}', { params, body: change }));
    },
    onSettled: readListAgain,
    onSuccess: onSaved,
  });
}

/** Removes a template. */
export function useRemoveTemplate(onRemoved: (template: Template) => void) {
  return useMutation({
    mutationFn: async ({ id, version }: Template) => {
      const params = { path: { writingTemplateId: id }, header: { 'If-Match': `"${version}"` } };
      try {
        await api.DELETE('/writing-templates/{writingTemplateId}', { params });
      } catch (error) {
        // The first reply was lost, or another tab was faster: it is gone.
        if (!hasCode(error, 'not_found')) throw error;
      }
    },
    onSettled: readListAgain,
    onSuccess: (_, template) => onRemoved(template),
  });
}

const readListAgain = () => queryClient.invalidateQueries({ queryKey: ['get', listPath] });

function dataOf(answer: { data?: { data: Template } }): Template {
  if (!answer.data) throw new Error('The API answered without a template.');
  return answer.data.data;
}

/** The same key as long as the same is sent, so that a retry makes no second template. */
function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
