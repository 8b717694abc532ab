import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/routing/paths.ts';
import { askTexts } from '../../../../texts/askRelative.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { useWords } from '../../../../texts/locale.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Heading, Text } from '../../../../ui/Text.tsx';
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
