import * as z from 'zod/mini';
import { OnlyInPerson } from '#src/features/impersonation/only-in-person.tsx';
import { BackButton } from '#src/features/journey/back-button.tsx';
import { StepPage } from '#src/features/journey/step-page.tsx';
import { useJourney } from '#src/features/journey/use-journey.ts';
import { useIsImpersonating } from '#src/features/session/use-is-impersonating.ts';
import { useWords } from '#src/lib/locale.ts';
import { impersonationTexts } from '#src/texts/impersonation.ts';
import { commonTexts } from '#src/texts/common.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { RadioGroupField } from '#src/ui/fields/index.ts';
import { Form, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { releasePaths } from './release-paths.ts';

type ChoicePageProps = { onSomeone: () => void; onNobody: () => void };

/** Whether anything is shared at all. Who shares with nobody signs nothing: the decision is the record of the step. */
export function ChoicePage({ onSomeone, onNobody }: ChoicePageProps) {
  const t = useWords();
  const isImpersonating = useIsImpersonating();
  const { isSaving, failure } = useJourney();
  return (
    <StepPage step="release-of-information" title={t(texts.choiceTitle)} lead={t(texts.choiceLead)}>
      {isImpersonating ? (
        <>
          <OnlyInPerson why={impersonationTexts.cantDecideSharing} />
          <Actions>
            <LinkButton to={releasePaths.form} wide="phone">
              {t(texts.fillIn)}
            </LinkButton>
            <BackButton />
          </Actions>
        </>
      ) : (
        <Form
          schema={choiceSchema}
          defaultValues={{ sharing: '' }}
          messages={{ sharing: texts.choiceNeeded }}
          busy={isSaving}
          failure={failure}
          onSubmit={({ sharing }) => (sharing === 'nobody' ? onNobody() : onSomeone())}
        >
          <RadioGroupField
            name="sharing"
            label={t(texts.choice)}
            options={[
              { value: 'someone', label: t(texts.someone), hint: t(texts.someoneHint) },
              { value: 'nobody', label: t(texts.nobody), hint: t(texts.nobodyHint) },
            ]}
          />
          <Actions>
            <SubmitButton>{t(commonTexts.continue)}</SubmitButton>
            <BackButton />
          </Actions>
        </Form>
      )}
    </StepPage>
  );
}

const choiceSchema = z.object({ sharing: z.pipe(z.string(), z.enum(['someone', 'nobody'])) });
