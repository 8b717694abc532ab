import { z } from 'zod';
import { usTimeZones, zoneName } from '#domain/time-zones.ts';
import { capitalized, LOCALES } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { hasCode } from '#src/lib/api/api-error.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { deviceTimeZone } from '#src/lib/time-zone.ts';
import { emailChoiceTexts as texts } from '#src/texts/email-choices.ts';
import { CheckboxField, RadioGroupField, SelectField } from '#src/ui/fields/index.ts';
import { Form, mutationForm, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

type Preferences = components['schemas']['MessagePreferences'];

type EmailChoicesProps = {
  preferences: Preferences;
  /** They were changed elsewhere since they were read. */
  onStale: () => void;
  onSaved: () => void;
};

/** The form. What is for specialists alone is sent back as it was. */
export function EmailChoices({ preferences, onStale, onSaved }: EmailChoicesProps) {
  const t = useWords();
  const locale = useLocale();
  const { user_id: userId, version, time_zone, day, ...chosen } = preferences;
  const change = queries.useMutation('put', '/users/{userId}/message-preferences', {
    onSuccess: onSaved,
    onError: (error: unknown) => hasCode(error, 'stale') && onStale(),
  });
  const save = mutationForm(change, ({ time_zone: zone, ...form }: z.infer<typeof schema>) => ({
    params: { path: { userId }, header: { 'If-Match': `"${version}"` } },
    body: { ...form, day, time_zone: zone === '' ? null : zone },
  }));
  const zones = [...new Set([...(time_zone ? [time_zone] : []), deviceTimeZone(), ...usTimeZones])];
  return (
    <Form
      schema={schema}
      defaultValues={{ locale: chosen.locale, time_zone: time_zone ?? '', kit: chosen.kit, news: chosen.news }}
      failureTitle={t(texts.failed)}
      {...save}
    >
      <RadioGroupField
        name="locale"
        label={t(texts.language)}
        options={LOCALES.map((value) => ({ value, label: languages[value] }))}
        inline
      />
      <SelectField
        name="time_zone"
        label={t(texts.zone)}
        optional
        placeholder={t(texts.zoneOfState)}
        options={zones.map((zone) => ({ value: zone, label: labelOf(zone) }))}
      />
      <Heading>{t(texts.which)}</Heading>
      <CheckboxField name="kit" optional label={t(texts.kit)} />
      <CheckboxField name="news" optional label={t(texts.news)} hint={t(texts.newsHint)} />
      <Text look="muted">{t(texts.visits)}</Text>
      <Actions>
        <SubmitButton>{t(texts.save)}</SubmitButton>
      </Actions>
    </Form>
  );

  function labelOf(zone: string): string {
    const name = zoneName(locale, zone);
    const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    return capitalized(name === zone ? zone : `${name} (${place})`, locale);
  }
}

const schema = z.object({ locale: z.enum(LOCALES), time_zone: z.string(), kit: z.boolean(), news: z.boolean() });

/** Each language as its own speakers call it. */
const languages = { en: 'English', es: 'Español' } as const;
