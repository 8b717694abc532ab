import type { Words, WordParams } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { BulletList } from '../../ui/text.tsx';

/** Sentences, one a point. */
export function PointList({ of, params }: { of: readonly Words[]; params?: WordParams }) {
  const t = useWords();
  return (
    <BulletList>
      {of.map((words) => (
        <li key={words.en}>{t(words, params)}</li>
      ))}
    </BulletList>
  );
}
