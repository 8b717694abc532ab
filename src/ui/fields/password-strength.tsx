import type { Words } from '#domain/words.ts';
import { useWords } from '../../lib/locale.ts';
import { formTexts } from '../../texts/forms.ts';
import { styled } from '../styled.tsx';

/** A hint, never a hurdle: nothing is refused for being called weak. Said once the typing pauses, as it is "polite". */
export function PasswordStrength({ password }: { password: string }) {
  const t = useWords();
  const level = strengthOf(password);
  return (
    <Line aria-live="polite">
      <Bars aria-hidden="true">
        {LEVELS.map((words, index) => (
          <Bar key={words.en} full={password !== '' && index <= level} />
        ))}
      </Bars>
      {password && t(formTexts.strength, { level: t(LEVELS[level] ?? formTexts.weak) })}
    </Line>
  );
}

const LEVELS: readonly Words[] = [formTexts.weak, formTexts.fair, formTexts.good, formTexts.strong];

/** 0 to 3. Length counts most (NIST SP 800-63B); repeated characters and runs such as "1234" or "abcd" hardly count. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  const characters = Array.from(password.toLowerCase());
  const worth = characters.filter((character, index) => {
    const step = character.charCodeAt(0) - (characters[index - 1]?.charCodeAt(0) ?? 0);
    return index === 0 || Math.abs(step) > 1;
  }).length;
  const distinct = new Set(characters).size;
  const score = Math.min(worth, distinct * 2);
  return score >= 16 ? 3 : score >= 12 ? 2 : score >= 8 ? 1 : 0;
}

const Line = styled('p', {
  base: { display: 'flex', alignItems: 'center', gap: 'xs', minHeight: 'md', fontSize: 'small', color: 'fg.muted' },
});
const Bars = styled('span', { base: { display: 'flex', gap: '3xs', width: 'yearField', flexShrink: 0 } });
const Bar = styled('span', {
  base: { flex: '1', height: '2xs', borderRadius: 'full', border: '{borderWidths.hair} solid {colors.line.control}' },
  variants: { full: { true: { bg: 'action', borderColor: 'action' }, false: {} } },
});
