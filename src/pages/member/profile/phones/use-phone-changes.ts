import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatPhone } from '#domain/phone.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import { queries, queryClient } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { mutationForm } from '#src/ui/form/index.ts';
import { showToast } from '#src/ui/toast/store.ts';
import { profilePaths } from '../profile-paths.ts';
import { toPhone, type Phone, type PhoneForm } from './phone-form.ts';

type Change<Of> = {
  phone: Of;
  /** The phone was changed elsewhere since it was read. */
  onStale: () => void;
};

/** How a form adds a phone, or changes the one that is given. */
export function useSavePhone(userId: string, { phone, onStale }: Change<Phone | undefined>) {
  const t = useWords();
  const keyOf = useIdempotencyKey();
  const goBack = useGoBack();
  const afterwards = {
    onSuccess: ({ data }: { data: Phone }) => goBack(t(texts.saved, { number: formatPhone(data.number) })),
    // What was typed stays; with the version of now it can be saved over the other change, which the answer told of.
    onError: (error: unknown) => hasCode(error, 'stale') && onStale(),
  };
  const add = queries.useMutation('post', '/user-phones/{userId}', afterwards);
  const change = queries.useMutation('put', '/user-phones/{userPhoneId}', afterwards);
  if (phone) {
    const params = { path: { userPhoneId: phone.id }, header: { 'If-Match': `"${phone.version}"` } };
    return mutationForm(change, (form: PhoneForm) => ({ params, body: toPhone(form) }));
  }
  return mutationForm(add, (form: PhoneForm) => {
    const body = toPhone(form);
    return { params: { path: { userId }, header: { 'Idempotency-Key': keyOf(body) } }, body };
  });
}

/** The removal of a phone. */
export function useRemovePhone({ phone, onStale }: Change<Phone>) {
  const t = useWords();
  const goBack = useGoBack();
  return useMutation({
    mutationFn: async () => {
      const params = { path: { userPhoneId: phone.id }, header: { 'If-Match': `"${phone.version}"` } };
      try {
        await api.DELETE('/user-phones/{userPhoneId}', { params });
      } catch (error) {
        // The first reply was lost, or another tab was faster: it is gone.
        if (!hasCode(error, 'not_found')) throw error;
      }
    },
    onSuccess: () => goBack(t(texts.removed, { number: formatPhone(phone.number) })),
    onError: (error) => hasCode(error, 'stale') && onStale(),
  });
}

/**
 * Gives the key of one intention: the same as long as the same is sent, so that a retry or a double click makes one
 * record, and a new one when what is sent has changed.
 */
function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** Leads back to the profile, which shows the phones as they are now, and says what was done. */
function useGoBack() {
  const navigate = useNavigate();
  return async (said: string) => {
    await queryClient.invalidateQueries({ queryKey: ['get', '/user-phones'] });
    showToast(said);
    void navigate(profilePaths.start);
  };
}
