import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/lib/api/client.ts';
import { useWords } from '#src/lib/locale.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Text } from '#src/ui/text.tsx';
import { CellButton } from '../cell-button.tsx';
import { useFailureSentence } from '../failure.ts';
import { queryClient } from '../query-client.ts';
import { peopleTexts as texts } from '../texts/people.ts';
import { adminTexts } from '../texts/site.ts';

/** Ends all sessions of a person, after a question: on a lost phone, somebody else may be in one of them. */
export function SignOutEverywhere({ id, name }: { id: string; name: string }) {
  const t = useWords();
  const sentence = useFailureSentence();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => api.DELETE('/users/{userId}/sessions', { params: { path: { userId: id } } }),
    onSuccess: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: ['get', '/staff'] });
    },
  });
  const close = () => {
    if (!end.isPending) setAsking(false);
  };
  return (
    <>
      <CellButton
        type="button"
        aria-label={t(texts.signOutOf, { name })}
        onClick={() => {
          end.reset();
          setAsking(true);
        }}
      >
        {t(texts.signOut)}
      </CellButton>
      {end.isSuccess && <Text role="status">{t(texts.signedOut)}</Text>}
      <Dialog
        open={isAsking}
        onClose={close}
        title={t(texts.signOutTitle, { name })}
        actions={
          <>
            <Button
              look="destructive"
              loading={end.isPending}
              loadingText={t(texts.signingOut)}
              onClick={() => end.mutate()}
            >
              {t(texts.signOut)}
            </Button>
            <Button look="secondary" data-autofocus onClick={close}>
              {t(adminTexts.drop)}
            </Button>
          </>
        }
      >
        <Stack>
          <Text>{t(texts.signOutLead)}</Text>
          {end.error !== null && (
            <AlertBanner tone="destructive" title={t(texts.signOutFailed)} live>
              {sentence(end.error)}
            </AlertBanner>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
