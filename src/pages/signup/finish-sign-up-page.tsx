import { memberDetailsSchema, type MemberDetailsForm } from '../../features/credentials/sign-up-schema.ts';
import { NarrowPage } from '../../layouts/narrow-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Text } from '../../ui/text.tsx';
import { ConsentFields, NameFields } from './member-details-fields.tsx';

type FinishSignUpPageProps = {
  email: string;
  /** What was typed before the sign-up broke off, where it is still known. */
  details?: MemberDetailsForm | undefined;
  onSubmit: (values: MemberDetailsForm) => void;
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
      <Form
        schema={memberDetailsSchema}
        defaultValues={details ?? EMPTY}
        onSubmit={onSubmit}
        busy={busy}
        failure={error}
        failureTitle={t(signUpTexts.failed)}
      >
        <NameFields />
        <ConsentFields />
        <SubmitButton wide loadingText={t(signUpTexts.submitting)}>
          {t(signUpTexts.finish)}
        </SubmitButton>
      </Form>
    </NarrowPage>
  );
}

const EMPTY: MemberDetailsForm = { firstName: '', lastName: '', agreesToTerms: false, agreesToPrivacy: false };
