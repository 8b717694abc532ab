import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { isReadable, needsLetter } from '#domain/readable.ts';
import { sanitizeText } from '#domain/validation.ts';
import type { Words } from '#domain/words.ts';
import { useWords, type Translate } from '#src/lib/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField, TextField } from '#src/ui/fields/index.ts';
import { Form, mutationForm, SubmitButton } from '#src/ui/form/index.ts';
import { Actions } from '#src/ui/stack.tsx';
import { customerTexts as texts } from '../texts/customers.ts';
import { adminTexts } from '../texts/site.ts';
import type { Customer, CustomerInput } from './customers.ts';

type CustomerFormProps = {
  /** What is changed; a new customer where there is none. */
  customer?: Customer;
  save: (body: CustomerInput, key: string) => Promise<Customer>;
  onSaved: (customer: Customer) => void;
  onClose: () => void;
};

/** The details of a corporate customer. A lost reply may be asked for again: the same key goes with it. */
export function CustomerForm({ customer, save, onSaved, onClose }: CustomerFormProps) {
  const t = useWords();
  const [key] = useState(() => crypto.randomUUID());
  const mutation = useMutation({ mutationFn: (body: CustomerInput) => save(body, key), onSuccess: onSaved });
  const { name = '', slug = '', code = '', welcome = null } = customer ?? {};
  return (
    <Form
      schema={schemaOf(t)}
      defaultValues={{ name, slug, code, welcome_en: welcome?.en ?? '', welcome_es: welcome?.es ?? '' }}
      fieldName={(field) => fieldLabels[field] && t(fieldLabels[field])}
      failureTitle={t(texts.saveFailed)}
      {...mutationForm(mutation, toInput)}
    >
      <TextField name="name" label={t(texts.name)} />
      <TextField name="slug" label={t(texts.slug)} hint={t(texts.slugHint)} autoCapitalize="none" spellCheck={false} />
      <TextField name="code" label={t(texts.code)} hint={t(texts.codeHint)} spellCheck={false} />
      <TextAreaField name="welcome_en" rows={2} optional label={t(texts.welcomeEn)} />
      <TextAreaField name="welcome_es" rows={2} optional label={t(texts.welcomeEs)} lang="es" />
      <Actions>
        <SubmitButton loadingText={t(texts.saving)}>{t(texts.save)}</SubmitButton>
        <Button look="secondary" onClick={onClose} disabled={mutation.isPending}>
          {t(adminTexts.drop)}
        </Button>
      </Actions>
    </Form>
  );
}

/** The fields whose sentences alone would not tell which one is meant. */
const fieldLabels: Readonly<Record<string, Words>> = {
  slug: texts.slug,
  code: texts.code,
  welcome_en: texts.welcomeEn,
  welcome_es: texts.welcomeEs,
};

type Values = z.output<ReturnType<typeof schemaOf>>;

function toInput({ welcome_en, welcome_es, ...rest }: Values): CustomerInput {
  return { ...rest, welcome: welcome_en === '' ? null : { en: welcome_en, es: welcome_es } };
}

/** As the contract says it. A line break in a text area is a space. */
function schemaOf(t: Translate) {
  const line = z.string().transform((text) => sanitizeText(text.replaceAll(/\s+/g, ' ')));
  const welcome = line.pipe(
    z
      .string()
      .max(1000)
      .refine((text) => text === '' || isReadable(text), t(needsLetter)),
  );
  return z
    .object({
      name: line.pipe(z.string().min(1, t(texts.nameNeeded)).max(100, t(texts.nameNeeded))),
      slug: line.pipe(
        z
          .string()
          .max(40, t(texts.slugFormat))
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t(texts.slugFormat)),
      ),
      code: line.pipe(
        z
          .string()
          .max(40, t(texts.codeFormat))
          .regex(/^[A-Za-z0-9-]+$/, t(texts.codeFormat)),
      ),
      welcome_en: welcome,
      welcome_es: welcome,
    })
    .superRefine(({ welcome_en, welcome_es }, context) => {
      if ((welcome_en === '') === (welcome_es === '')) return;
      const path = [welcome_en === '' ? 'welcome_en' : 'welcome_es'];
      context.addIssue({ code: 'custom', path, message: t(texts.welcomeBoth) });
    });
}
