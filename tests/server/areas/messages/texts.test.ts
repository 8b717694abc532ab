import { describe, expect, it } from 'vitest';
import { letterHtml, letterText, type Letter } from '#server/areas/messages/letter.ts';
import { letterTexts, memberLetters, specialistLetters, type LetterWords } from '#server/areas/messages/texts.ts';
import { calendarTexts } from '#server/areas/visits/texts.ts';
import { fill, LOCALES, type Words } from '#domain/words.ts';
import { readingGrade } from '#tests/texts/reading-grade.ts';

/** What would tell somebody who looks over a shoulder that this is about health, a test or its outcome. */
const telling = {
  en: /\b(gen(e|es|etic\w*)|dna|test\w*|kits?|samples?|saliva|results?|findings?|cancer\w*|tumor\w*|disease\w*|illness\w*|condition\w*|risk\w*|health\w*|medical|medicine|clinic\w*|doctor\w*|patients?|counsel\w*|diagnos\w*|famil\w*|relatives?|histor\w*|summar\w*|plans?|care|lab\w*|document\w*)\b/i,
  es: /(^|[^\p{L}])(gen(es|étic\p{L}*)?|adn|prueba\p{L}*|kits?|muestras?|saliva|resultad\p{L}*|hallazgo\p{L}*|cáncer\p{L}*|tumor\p{L}*|enfermedad\p{L}*|riesgo\p{L}*|salud|médic\p{L}*|clínic\p{L}*|doctor\p{L}*|pacientes?|asesor\p{L}*|diagn\p{L}*|famili\p{L}*|parientes?|antecedentes?|historia\p{L}*|resum\p{L}*|plan|planes|atención|laboratori\p{L}*|documento\p{L}*)($|[^\p{L}])/iu,
};

const letters: (readonly [string, LetterWords])[] = [
  ...Object.entries(memberLetters),
  ...Object.entries(specialistLetters),
];

describe('e-mails say that something waits, and never what', () => {
  it.each(letters)('%s', (_kind, { subject, body, action }) => {
    const texts = [subject, ...body, action, ...Object.values(letterTexts)];
    for (const locale of LOCALES) {
      expect(texts.map((text) => text[locale]).filter((text) => telling[locale].test(text))).toEqual([]);
    }
    expect(readingGrade([subject, ...body, action].map(({ en }) => en))).toBeLessThanOrEqual(8);
  });

  it('nor do the calendar files that come with them', () => {
    const { canceled, video, phone, forSpecialist } = calendarTexts;
    const calls = [video, phone, forSpecialist.video, forSpecialist.phone];
    const all: Words[] = [
      canceled,
      phone.place,
      ...calls.flatMap(({ summary, description }) => [summary, description]),
    ];
    for (const locale of LOCALES) expect(all.filter((text) => telling[locale].test(text[locale]))).toEqual([]);
  });

  it('and the words that are looked for would be found', () => {
    expect(telling.en.test('Your results are in')).toBe(true);
    expect(telling.es.test('Su prueba genética')).toBe(true);
  });
});

describe('an e-mail as HTML', () => {
  const { subject, body, action } = memberLetters['visit-booked'];
  const letter = (name: string): Letter => ({
    ...{ locale: 'es', subject: subject.es, hello: letterTexts.hello.es, notes: [] },
    paragraphs: body.map((text) => fill(text, 'es', { name })),
    facts: [{ label: letterTexts.when.es, value: 'lunes' }],
    action: { label: action.es, url: 'https://app.novi.example/login' },
  });

  it('holds what a name says as text, whatever that is', () => {
    expect(letterHtml(letter('<img src=x onerror=alert(1)> & "Co"'))).not.toMatch(/<img|& "Co"/);
    expect(letterText(letter('O’Neil & "Co"'))).toContain('O’Neil & "Co"');
  });
});
