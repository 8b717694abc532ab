import type { Words, WordParams } from '#domain/words.ts';

/** What is said about a value that does not fit the contract, by the JSON Schema keyword that it breaks. */
export const keywordTexts: Readonly<Record<string, Words>> = {
  required: { en: 'This is missing.', es: 'Falta este dato.' },
  additionalProperties: { en: 'This is not known here.', es: 'Esto no se conoce aquí.' },
  propertyNames: { en: 'This name is not allowed.', es: 'Este nombre no está permitido.' },
  type: { en: 'This must be of the type: {limit}.', es: 'Esto debe ser del tipo: {limit}.' },
  enum: { en: 'This must be one of: {limit}.', es: 'Esto debe ser uno de: {limit}.' },
  const: { en: 'This must be: {limit}.', es: 'Esto debe ser: {limit}.' },
  format: { en: 'This is not a valid {limit}.', es: 'Esto no es válido como {limit}.' },
  pattern: { en: 'This does not have the right form.', es: 'Esto no tiene la forma correcta.' },
  minLength: { en: 'This must have at least {limit} characters.', es: 'Esto debe tener al menos {limit} caracteres.' },
  maxLength: {
    en: 'This can have at most {limit} characters.',
    es: 'Esto puede tener como máximo {limit} caracteres.',
  },
  minimum: { en: 'This must be at least {limit}.', es: 'Esto debe ser al menos {limit}.' },
  maximum: { en: 'This must be at most {limit}.', es: 'Esto debe ser como máximo {limit}.' },
  minItems: { en: 'This needs at least {limit} entries.', es: 'Esto necesita al menos {limit} elementos.' },
  maxItems: { en: 'This can have at most {limit} entries.', es: 'Esto puede tener como máximo {limit} elementos.' },
  minProperties: { en: 'This needs at least {limit} entries.', es: 'Esto necesita al menos {limit} elementos.' },
  maxProperties: {
    en: 'This can have at most {limit} entries.',
    es: 'Esto puede tener como máximo {limit} elementos.',
  },
  uniqueItems: { en: 'Each entry may appear only once.', es: 'Cada elemento puede aparecer solo una vez.' },
};

/** For a keyword that the contract does not use yet. */
export const otherKeyword: Words = { en: 'This is not valid.', es: 'Esto no es válido.' };

/** The value that fills `{limit}`. */
export function limitOf(params: Readonly<Record<string, unknown>>): WordParams {
  const limit =
    params['limit'] ?? params['type'] ?? params['format'] ?? params['allowedValues'] ?? params['allowedValue'];
  return {
    limit: [limit]
      .flat()
      .map((value) => (value === null ? 'null' : `${value as string | number | boolean}`))
      .join(', '),
  };
}
