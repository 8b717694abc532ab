import { useWords } from '#src/lib/locale.ts';
import { holder } from '#src/lib/settings.ts';
import { releaseTexts as texts } from '#src/texts/release.ts';
import { Stack } from '#src/ui/stack.tsx';
import { SupportContact } from '#src/ui/support-contact.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

/** The written way to revoke, which 45 CFR 164.508(c)(2)(i) asks for, beside the button. */
export function RevokeByLetter() {
  const t = useWords();
  return (
    <Stack as="section" gap="2xs">
      <Heading size="h3">{t(texts.byLetterTitle)}</Heading>
      <Text>{t(texts.byLetter, holder)}</Text>
      <SupportContact />
    </Stack>
  );
}
