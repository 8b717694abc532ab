import { paths } from '#domain/paths.ts';
import { useWords } from '../../lib/locale.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { CheckboxField } from '../../ui/fields/choices.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { styled } from '../../ui/styled.tsx';
import { TextLink } from '../../ui/text.tsx';

export function NameFields() {
  const t = useWords();
  return (
    <>
      <TextField name="firstName" label={t(signUpTexts.firstName)} autoComplete="given-name" />
      <TextField name="lastName" label={t(signUpTexts.lastName)} autoComplete="family-name" />
    </>
  );
}

/** The two consents, each on its own, and where to read what is agreed to. */
export function ConsentFields() {
  const t = useWords();
  return (
    <Stack gap="sm">
      <CheckboxField name="agreesToTerms" label={t(signUpTexts.agreesToTerms)}>
        <Aside to={paths.terms} target="_blank">
          {t(signUpTexts.readTerms)}
        </Aside>
      </CheckboxField>
      <CheckboxField name="agreesToPrivacy" label={t(signUpTexts.agreesToPrivacy)}>
        <Aside to={paths.privacy} target="_blank">
          {t(signUpTexts.readPrivacy)}
        </Aside>
      </CheckboxField>
    </Stack>
  );
}

const Aside = styled(TextLink, { base: { alignSelf: 'flex-start', fontSize: 'small', paddingBlock: '3xs' } });
