import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useWords } from '#src/lib/locale.ts';
import { statusOf } from '#machines/draft/status.ts';
import { saveNow } from '#src/features/drafts/draft-registry.ts';
import { paths } from '#domain/paths.ts';
import { askTexts } from '#src/texts/ask-relative.ts';
import { commonTexts } from '#src/texts/common.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { useSurvey } from '../use-survey.ts';

/** Leaves the survey once all that was typed is stored; where that fails, the page stays and says so. */
export function Pause() {
  const t = useWords();
  const navigate = useNavigate();
  const { draft } = useSurvey();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveNow(draft),
    onSuccess() {
      if (['unchanged', 'saved'].includes(statusOf(draft.getSnapshot()))) void navigate(paths.dashboard);
    },
  });
  return (
    <Stack as="section" gap="xs">
      <Heading>{t(askTexts.pauseTitle)}</Heading>
      <Text>{t(askTexts.pauseLead)}</Text>
      <div>
        <Button
          look="secondary"
          wide="phone"
          loading={isPending}
          loadingText={t(commonTexts.saving)}
          onClick={() => mutate()}
        >
          {t(askTexts.pause)}
        </Button>
      </div>
    </Stack>
  );
}
