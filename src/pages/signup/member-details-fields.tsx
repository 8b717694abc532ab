import { paths } from '#domain/paths.ts';
import type { MemberDetails } from '#machines/auth/types.ts';
import { useWords } from '../../lib/locale.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { CheckboxField } from '../../ui/fields/choices.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { TextLink } from '../../ui/text.tsx';

type DetailsProps = {
  /** What was typed before, where it is known. */
  details?: MemberDetails | undefined;
};

export function NameFields({ details }: DetailsProps) {
  const t = useWords();
  return (
    <>
      <TextField
        name="firstName"
        label={t(signUpTexts.firstName)}
        autoComplete="given-name"
        defaultValue={details?.firstName}
      />
      <TextField
        name="lastName"
        label={t(signUpTexts.lastName)}
        autoComplete="family-name"
        defaultValue={details?.lastName}
      />
    </>
  );
}

/** The two consents, each on its own, and where to read what is agreed to. */
export function ConsentFields({ details }: DetailsProps) {
  const t = useWords();
  return (
    <Stack gap="sm">
      <CheckboxField name="agreesToTerms" label={t(signUpTexts.agreesToTerms)} defaultChecked={details?.agreesToTerms}>
        <Aside to={paths.terms} target="_blank">
          {t(signUpTexts.readTerms)}
        </Aside>
      </CheckboxField>
      <CheckboxField
        name="agreesToPrivacy"
        label={t(signUpTexts.agreesToPrivacy)}
        defaultChecked={details?.agreesToPrivacy}
      >
        <Aside to={paths.privacy} target="_blank">
          {t(signUpTexts.readPrivacy)}
        </Aside>
      </CheckboxField>
    </Stack>
  );
}

const Aside = styled(TextLink, { base: { alignSelf: 'flex-start', fontSize: 'small', paddingBlock: '3xs' } });
