import * as z from 'zod/mini';
import { messageTopics, type MessageTopic } from '#domain/messages.ts';
import { usTimeZones, zoneLabel } from '#domain/time-zones.ts';
import { capitalized, LOCALES, type Words } from '#domain/words.ts';
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

/** What somebody can switch off, and what each is called. */
export type EmailTopics = Readonly<Partial<Record<MessageTopic, { label: Words; hint?: Words }>>>;

type EmailChoicesProps = {
  preferences: Preferences;
  topics: EmailTopics;
  /** Whose clock it is while none is chosen. */
  zoneOfNone: Words;
  /** They were changed elsewhere since they were read. */
  onStale: () => void;
  onSaved: () => void;
};

/** Language, time zone and topics of somebody's e-mails. A topic that is not theirs is sent back as it was. */
export function EmailChoices({ preferences, topics, zoneOfNone, onStale, onSaved }: EmailChoicesProps) {
  const t = useWords();
  const locale = useLocale();
  const { user_id: userId, version, time_zone, ...chosen } = preferences;
  const change = queries.useMutation('put', '/users/{userId}/message-preferences', {
    onSuccess: onSaved,
    onError: (error: unknown) => hasCode(error, 'stale') && onStale(),
  });
  const save = mutationForm(change, ({ time_zone: zone, ...form }: z.infer<typeof schema>) => ({
    params: { path: { userId }, header: { 'If-Match': `"${version}"` } },
    body: { ...form, time_zone: zone === '' ? null : zone },
  }));
  const zones = [...new Set([...(time_zone ? [time_zone] : []), deviceTimeZone(), ...usTimeZones])];
  return (
    <Form
      schema={schema}
      defaultValues={{ ...chosen, time_zone: time_zone ?? '' }}
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
        placeholder={t(zoneOfNone)}
        options={zones.map((zone) => ({ value: zone, label: capitalized(zoneLabel(locale, zone), locale) }))}
      />
      <Heading>{t(texts.which)}</Heading>
      {messageTopics.map((topic) => {
        const words = topics[topic];
        if (!words) return null;
        const { label, hint } = words;
        return <CheckboxField key={topic} name={topic} optional label={t(label)} hint={hint && t(hint)} />;
      })}
      <Text look="muted">{t(texts.visits)}</Text>
      <Actions>
        <SubmitButton>{t(texts.save)}</SubmitButton>
      </Actions>
    </Form>
  );
}

const schema = z.object({
  ...{ locale: z.enum(LOCALES), time_zone: z.string() },
  ...{ kit: z.boolean(), news: z.boolean(), day: z.boolean() },
});

/** Each language as its own speakers call it. */
const languages = { en: 'English', es: 'Español' } as const;
