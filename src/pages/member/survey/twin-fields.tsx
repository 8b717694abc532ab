import { self, type Relative } from '#domain/family-history.ts';
import { titlesOf } from '#domain/family-history/relative-titles.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { relativeTexts } from '#src/texts/relatives.ts';
import { choiceRecipe } from '#src/theme/recipes/control.ts';
import { GroupFrame } from '#src/ui/fields/field-frame.tsx';
import { RadioGroupField, useFieldValue } from '#src/ui/fields/index.ts';
import { useField } from '#src/ui/fields/source.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { possibleTwins, twinsOf } from './twins.ts';
import { useSurvey } from './use-survey.ts';

/** With whom somebody was born a twin: those with the same parents are offered, and the member. */
export function TwinFields({ relative }: { relative: Relative }) {
  const t = useWords();
  const locale = useLocale();
  const history = useSurvey().current();
  const [side] = useFieldValue('side');
  const [via] = useFieldValue('via');
  const [value, setTwins] = useFieldValue('twins');
  const twins = value as string[];
  const hint = t(relativeTexts.twinsHint);
  const { id, error, described } = useField({ name: 'twins', hint });
  const now = { ...relative, side: side as Relative['side'], via: via === '' ? null : String(via) };
  const possible = possibleTwins(now, history);
  // One that was chosen and does not fit any more stays to be seen, and to be taken out.
  const offered = [...possible, ...twins.filter((id) => !possible.includes(id))];
  if (offered.length === 0) return null;
  const titles = titlesOf(history.relatives, locale);
  const toggle = (twin: string) => {
    // With a twin come those who were born with them, too.
    const born = [twin, ...twinsOf(twin, history).members.filter((other) => other !== relative.id)];
    setTwins(twins.includes(twin) ? twins.filter((other) => other !== twin) : [...new Set([...twins, ...born])]);
  };
  return (
    <>
      <GroupFrame
        id={id}
        label={t(relativeTexts.twins)}
        hint={hint}
        error={error}
        optional
        role="group"
        aria={described}
      >
        <Stack gap="2xs">
          {offered.map((twin, index) => (
            <Choice key={twin}>
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                checked={twins.includes(twin)}
                onChange={() => toggle(twin)}
              />
              <span>{twin === self ? t(relativeTexts.twinsYou) : titles.get(twin)}</span>
            </Choice>
          ))}
        </Stack>
      </GroupFrame>
      {twins.length > 0 && (
        <RadioGroupField
          name="twinKind"
          label={t(relativeTexts.twinKind)}
          options={[
            { value: 'identical', label: t(relativeTexts.identical), hint: t(relativeTexts.identicalHint) },
            { value: 'fraternal', label: t(relativeTexts.fraternal), hint: t(relativeTexts.fraternalHint) },
            { value: 'unknown', label: t(commonTexts.notSure) },
          ]}
        />
      )}
    </>
  );
}

const Choice = styled('label', choiceRecipe);
