import { describe, expect, it } from 'vitest';
import { hardestSentence, readingGrade } from '#domain/reading-grade.ts';
import { readingGrade as gradeByDictionary } from '#tests/texts/reading-grade.ts';

const easy = 'Your test found no harmful change. That is good news. Please call me when you want to talk.';
const hard =
  'Pathogenic variants in hereditary cancer predisposition genes necessitate multidisciplinary surveillance and psychological support.';
const facil = 'Su prueba no mostró ningún cambio. Es una buena noticia. Llámeme si quiere hablar de eso.';
const dificil =
  'Las variantes patogénicas en genes de predisposición hereditaria al cáncer requieren vigilancia multidisciplinaria y acompañamiento psicológico.';

describe('the reading grade of a text', () => {
  it.each([
    ['en', easy, hard],
    ['es', facil, dificil],
  ] as const)('tells a hard text from an easy one (%s)', (locale, simple, difficult) => {
    expect(readingGrade(simple, locale)).toBeLessThanOrEqual(5);
    expect(readingGrade(difficult, locale)).toBeGreaterThan(8);
    expect(hardestSentence(`${simple} ${difficult}`, locale)).toBe(difficult);
  });

  it.each([easy, hard, `${easy} ${hard}`])('is near that of the texts’ own tests: %s', (text) => {
    expect(Math.abs((readingGrade(text, 'en') ?? 0) - gradeByDictionary([text]))).toBeLessThanOrEqual(2);
  });

  it('is not told of a few words, and is never below the first', () => {
    expect(readingGrade('Genetic counseling.', 'en')).toBeUndefined();
    expect(readingGrade('', 'es')).toBeUndefined();
    expect(readingGrade('I go. We go. You go. I run. We run. You run.', 'en')).toBe(1);
  });

  it('counts a line as a sentence', () => {
    const words = 'Have a scan each year and call me when it is done';
    expect(readingGrade(`${words}\n${words}`, 'en')).toBe(readingGrade(`${words}. ${words}.`, 'en'));
  });
});
