import type { Locale } from '#domain/words.ts';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';

/** A text in the paragraphs, and the language, in which it was written. */
export function Paragraphs({ text, lang }: { text: string; lang: Locale }) {
  return (
    <Stack gap="2xs" lang={lang}>
      {text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          <Text key={index}>{line}</Text>
        ))}
    </Stack>
  );
}
