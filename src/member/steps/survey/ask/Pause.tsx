import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/app/routing/paths.ts';
import { askTexts } from '#src/texts/askRelative.ts';
import { commonTexts } from '#src/texts/common.ts';
import { useWords } from '#src/texts/locale.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useSurvey } from '../useSurvey.ts';

/** Leaves the survey once all that was typed is stored; where that fails, the page stays and says so. */
export function Pause() {
  const t = useWords();
  const navigate = useNavigate();
  const { saver } = useSurvey();
  const [isSaving, setIsSaving] = useState(false);
  const pause = async () => {
    setIsSaving(true);
    await saver.flush();
    setIsSaving(false);
    if (saver.status === 'unchanged' || saver.status === 'saved') void navigate(paths.dashboard);
  };
  return (
    <Stack as="section" gap="xs">
      <Heading>{t(askTexts.pauseTitle)}</Heading>
      <Text>{t(askTexts.pauseLead)}</Text>
      <div>
        <Button
          look="secondary"
          wide="phone"
          loading={isSaving}
          loadingText={t(commonTexts.saving)}
          onClick={() => void pause()}
        >
          {t(askTexts.pause)}
        </Button>
      </div>
    </Stack>
  );
}
