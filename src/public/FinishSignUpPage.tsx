import { commonTexts } from '../texts/common.ts';
import { useWords } from '../texts/locale.ts';
import { signUpTexts } from '../texts/signUp.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form/Form.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Text } from '../ui/Text.tsx';
import { ConsentFields, NameFields } from './MemberDetailsFields.tsx';
import { NarrowPage } from './NarrowPage.tsx';
import { memberDetailsSchema, type MemberDetailsForm } from './signUpSchema.ts';

type FinishSignUpPageProps = {
  email: string;
  /** What was typed before the sign-up broke off, where it is still known. */
  details?: MemberDetailsForm | undefined;
  onSubmit: (values: MemberDetailsForm) => Promise<void> | void;
  onLogOut: () => void;
  busy?: boolean;
  error?: unknown;
};

/** For an account whose sign-up broke off before its record was made: finish it here, or log out. */
export function FinishSignUpPage({ email, details, onSubmit, onLogOut, busy = false, error }: FinishSignUpPageProps) {
  const t = useWords();
  return (
    <NarrowPage
      below={
        <>
          <Text as="span">{t(signUpTexts.notMe)}</Text>
          <Button look="quiet" onClick={onLogOut}>
            {t(commonTexts.logOut)}
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
