import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkDrawing,
  checkSigned,
  checkSigningConsent,
  currentDisclosures,
  disclosuresOfVersion,
  hasShownPdf,
  drawingBox,
  pathOfStroke,
  releaseWords,
} from '#domain/release.ts';
import { LOCALES } from '#domain/words.ts';
import { readingGrade } from '../texts/reading-grade.ts';

/** What each paragraph of 15 USC 7001(c)(1) asks to be said, and by which words each language says it. */
const elements: readonly { id: string; asks: string; en: RegExp; es: RegExp }[] = [
  {
    ...{ id: 'paper', asks: '(B)(i)(I): the right to have it on paper' },
    ...{ en: /do not have to sign on a screen.*mail you this form on paper/, es: /No tiene que firmar.*en papel/ },
  },
  {
    ...{ id: 'withdrawal', asks: '(B)(i)(II) and (iii): how to withdraw, what follows, and what it costs' },
    ...{
      en: /leave this page.*call or e-mail us.*It is free.*stays in force/,
      es: /salir de esta página.*llámenos o escríbanos.*Es gratis.*sigue vigente/,
    },
  },
  {
    ...{ id: 'scope', asks: '(B)(ii): what the consent is for' },
    ...{ en: /this one form.*each other form we ask you again/, es: /este formulario.*cada otro formulario/ },
  },
  {
    ...{ id: 'contact', asks: '(B)(iii): how to update contact details' },
    ...{ en: /e-mail address of your account.*Profile.*call us/, es: /correo de su cuenta.*Perfil.*llámenos/ },
  },
  {
    ...{ id: 'copy', asks: '(B)(iv): how to get a copy on paper, and whether it costs anything' },
    ...{ en: /want it on paper.*call or e-mail us.*it is free/, es: /quiere en papel.*llámenos.*es gratis/ },
  },
  {
    ...{ id: 'needs', asks: '(C)(i): the hardware and software that is needed' },
    ...{ en: /phone, tablet or computer.*browser.*opens PDF files/, es: /teléfono.*navegador.*abra archivos PDF/ },
  },
  {
    ...{ id: 'proof', asks: '(C)(ii): a consent that shows that the file can be opened' },
    ...{ en: /open a PDF.*code.*type the code here/, es: /abre un archivo PDF.*código.*escribe el código/ },
  },
];

describe('the disclosures about signing on a screen', () => {
  it.each(elements)('say, as $asks', ({ id, en, es }) => {
    const statement = currentDisclosures.statements.find((each) => each.id === id);
    expect(statement?.text.en).toMatch(en);
    expect(statement?.text.es).toMatch(es);
  });

  it('hold nothing that is not looked at here', () => {
    expect(currentDisclosures.statements.map(({ id }) => id).sort()).toEqual(elements.map(({ id }) => id).sort());
  });

  it('are plain: grade 8 or lower', () => {
    expect(readingGrade(currentDisclosures.statements.map(({ text }) => text.en))).toBeLessThanOrEqual(8);
  });

  it('name their paragraphs without a word of one language: both read them', () => {
    for (const { cites } of currentDisclosures.statements)
      expect(cites).toMatch(/^15 USC 7001(\([a-zA-Z0-9]{1,3}\))+(, (\([a-zA-Z0-9]{1,3}\))+)*$/);
  });

  it.each([
    ['1.0.0', '64fc94e79c63f265'],
    ['1.1.0', 'daf7f47131ded4cd'],
    ['1.2.0', '35050b0f6e31aeb7'],
  ])('stay word for word in every version: people have agreed to them (%s)', (version, hash) => {
    const text = JSON.stringify(disclosuresOfVersion(version));
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('are none of a version that never was', () => {
    expect(disclosuresOfVersion('0')).toBeUndefined();
  });
});

describe('the consent to sign on a screen', () => {
  const { version } = currentDisclosures;

  it.each([
    [{ version, code: '0042' }, []],
    [{ version, code: '0043' }, ['/signing_consent/code']],
    [{ version, code: '42' }, ['/signing_consent/code']],
    [{ version: '0.9.0', code: '0042' }, ['/signing_consent/version']],
  ])('%j: problems %j', (consent, paths) => {
    expect(checkSigningConsent(consent, { codeInPdf: '0042', hasShown: false }).map(({ path }) => path)).toEqual(paths);
  });

  it('asks for the code once a person: a form that was signed with one shows that a PDF opens', () => {
    const consent = { version };
    const before = (forms: Parameters<typeof hasShownPdf>[0]) => ({ codeInPdf: '0042', hasShown: hasShownPdf(forms) });
    expect(checkSigningConsent(consent, before([])).map(({ path }) => path)).toEqual(['/signing_consent/code']);
    // Forms from before the code was asked for show nothing.
    expect(checkSigningConsent(consent, before([{ signing_consent: null }]))).toHaveLength(1);
    expect(checkSigningConsent(consent, before([{ signing_consent: { version: '1.0.0', code: '1111' } }]))).toEqual([]);
    // One that is given all the same has to be right.
    expect(checkSigningConsent({ version, code: '0043' }, { codeInPdf: '0042', hasShown: true })).toHaveLength(1);
  });
});

describe('a drawn signature', () => {
  const name = [20, 100, 60, 40, 100, 160, 140, 60, 200, 120];
  const drawing = (...strokes: number[][]) => ({ ...drawingBox, strokes });
  const many = Array.from({ length: 3001 }, (_, index) => [index % 600, index % 200]).flat();

  it.each([
    ['a name', drawing(name), true],
    ['a name in two strokes', drawing(name.slice(0, 6), name.slice(6)), true],
    ['nothing', drawing(), false],
    ['a dot', drawing([300, 100]), false],
    ['ten dots on one place', drawing(...Array.from({ length: 10 }, () => [300, 100])), false],
    ['a tick', drawing([300, 100, 310, 110, 330, 90]), false],
    ['a short line there and back', drawing([300, 100, 320, 100, 300, 100, 320, 100, 300, 100, 320, 100]), false],
    ['a line out of the box', drawing([...name, 601, 100]), false],
    ['a line below the box', drawing([...name, 100, 201]), false],
    ['half a point', drawing([...name, 5]), false],
    ['another box', { width: 6000, height: 2000, strokes: [name] }, false],
    ['too much', drawing(many), false],
  ])('%s: whether it counts', (_, drawn, ok) => {
    expect(checkDrawing(drawn).map(({ path }) => path)).toEqual(ok ? [] : ['/signature/drawing']);
  });

  it('comes with the legal name of who signs', () => {
    const ada = { firstName: 'Ada', middleName: '', lastName: 'Byron' };
    const signed = (text: string) => checkSigned({ kind: 'drawn', text, drawing: drawing(name) }, ada);
    expect(signed('Ada Byron')).toEqual([]);
    expect(signed('Grace Hopper').map(({ path }) => path)).toEqual(['/signature/text']);
    expect(checkSigned({ kind: 'drawn', text: 'Ada Byron' }, ada).map(({ path }) => path)).toEqual([
      '/signature/drawing',
    ]);
    const stray = checkSigned({ kind: 'typed', text: 'Ada Byron', drawing: drawing(name) }, ada);
    expect(stray.map(({ path }) => path)).toEqual(['/signature/drawing']);
  });

  it('is a smooth path through its points, and a dot is one too', () => {
    expect(pathOfStroke([0, 0, 10, 20, 30, 20])).toBe('M0 0Q10 20 20 20L30 20');
    expect(pathOfStroke([5, 6])).toBe('M5 6L5 6');
  });
});

it.each(LOCALES)('the elements of a form are said as a sentence needs them (%s)', (locale) => {
  const form = { released_by: 'Novi', recipient: 'Dr. B', purpose: 'my-care', expires_on: '2028-02-29' } as const;
  const words = releaseWords({ ...form, information: ['family-history', 'care-plans'] }, locale);
  expect(words).toMatchObject(
    locale === 'en'
      ? { information: 'family history and care plans', purpose: 'my health care', expiresOn: 'February 29, 2028' }
      : {
          information: 'historia familiar y planes de cuidado',
          purpose: 'mi atención médica',
          expiresOn: '29 de febrero de 2028',
        },
  );
});
