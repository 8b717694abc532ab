import type { MemberDetails } from '#machines/auth/types.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { describeFailure, isFailure } from '../../ui/form/failure.ts';
import { SmallForm } from '../../ui/form/small-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Text } from '../../ui/text.tsx';
import { ConsentFields, NameFields } from './member-details-fields.tsx';
import { memberDetailsChecks, memberDetailsOf } from './sign-up-checks.ts';

type FinishSignUpPageProps = {
  email: string;
  /** What was typed before the sign-up broke off, where it is still known. */
  details?: MemberDetails | undefined;
  onSubmit: (values: MemberDetails) => void;
  onSignOut: () => void;
  busy?: boolean;
  error?: unknown;
};

/** For an account whose sign-up broke off before its record was made: finish it here, or sign out. */
export function FinishSignUpPage({ email, details, onSubmit, onSignOut, busy = false, error }: FinishSignUpPageProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <Text as="span">{t(signUpTexts.notMe)}</Text>
          <Button look="quiet" onClick={onSignOut}>
            {t(commonTexts.signOut)}
          </Button>
        </>
      }
    >
      <PageHeading lead={t(signUpTexts.finishLead, { email })}>{t(signUpTexts.finishTitle)}</PageHeading>
      <SmallForm
        checks={memberDetailsChecks}
        rechecks
        onSubmit={(typed) => onSubmit(memberDetailsOf(typed))}
        busy={busy}
        failure={isFailure(error) ? describeFailure(error, t) : undefined}
        failureTitle={t(signUpTexts.failed)}
      >
        <NameFields details={details} />
        <ConsentFields details={details} />
        <SubmitButton wide loadingText={t(signUpTexts.submitting)}>
          {t(signUpTexts.finish)}
        </SubmitButton>
      </SmallForm>
    </NarrowPage>
  );
}
