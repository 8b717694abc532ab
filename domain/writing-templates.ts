import type { WritingKind } from './visit-summary.ts';
import type { Locale, Words } from './words.ts';

/** What a specialist can begin with: texts by the names of the form's fields. What is to be filled in stands in brackets. */
export type WritingTemplate = {
  id: string;
  kind: WritingKind;
  locale: Locale;
  name: string;
  values: Readonly<Record<string, string>>;
};

/** Whether something in brackets is left to be filled in: “[gene]”. */
export function hasBlanks(text: string): boolean {
  return /\[[^[\]]+\]/.test(text);
}

/** Each pair of texts as a template of its own, as a summary is written in one language. */
function inBoth(
  { id, kind }: Pick<WritingTemplate, 'id' | 'kind'>,
  names: Record<Locale, string>,
  pairs: Readonly<Record<string, Record<Locale, string>>>,
): WritingTemplate[] {
  return (['en', 'es'] as const).map((locale) => ({
    ...{ id: `${id}-${locale}`, kind, locale, name: names[locale] },
    values: Object.fromEntries(Object.entries(pairs).map(([name, words]) => [name, words[locale]])),
  }));
}

const callMe = {
  en: 'Call me when somebody in the family gets cancer or has a genetic test. It can change what I advise.',
  es: 'Llámeme si alguien de la familia tiene cáncer o se hace una prueba genética. Puede cambiar mi consejo.',
};

/** The next visit with the specialist who writes, at this place among the next appointments. */
function nextVisit(place: string, timing: Words): Record<string, Words> {
  return {
    [`next.${place}.what`]: { en: 'A call to talk about what is new', es: 'Una llamada para hablar de lo nuevo' },
    [`next.${place}.with_whom`]: { en: 'Me, your genetic counselor', es: 'Yo, su especialista en genética' },
    [`next.${place}.timing`]: timing,
  };
}

/** With what a specialist begins who has no templates of their own yet. */
export const defaultTemplates: readonly WritingTemplate[] = [
  ...inBoth(
    { id: 'no-change-found', kind: 'summary' },
    { en: 'No harmful change found', es: 'No se encontró ningún cambio dañino' },
    {
      overview: {
        en: 'Your test found no gene change that is known to raise the risk of cancer. [What the family history means for the risk.]',
        es: 'Su prueba no encontró ningún cambio genético que aumente el riesgo de cáncer. [Qué significa la historia familiar para el riesgo.]',
      },
      outcome: { en: 'no-change-found', es: 'no-change-found' },
      result_text: {
        en: 'The lab read [number] genes that are linked to cancer. It found no harmful change in any of them.',
        es: 'El laboratorio leyó [número] genes relacionados con el cáncer. No encontró ningún cambio dañino en ellos.',
      },
      relatives: {
        en: 'You have no change that we know of to pass on to your children. Your brothers and sisters could have one that you do not have. [Who should think about a test.]',
        es: 'Usted no tiene ningún cambio conocido que pueda pasar a sus hijos. Sus hermanos podrían tener uno que usted no tiene. [Quién debería pensar en una prueba.]',
      },
      ...nextVisit('0', { en: '[When to talk again.]', es: '[Cuándo volver a hablar.]' }),
      contact_note: callMe,
    },
  ),
  ...inBoth(
    { id: 'change-found', kind: 'summary' },
    { en: 'Harmful change found', es: 'Se encontró un cambio dañino' },
    {
      overview: {
        en: 'Your test found a harmful change in the gene [gene]. It raises the risk of [kinds of cancer]. There is much that you can do about it, and your plan says what.',
        es: 'Su prueba encontró un cambio dañino en el gen [gen]. Aumenta el riesgo de [tipos de cáncer]. Hay mucho que puede hacer, y su plan lo dice.',
      },
      outcome: { en: 'change-found', es: 'change-found' },
      result_text: {
        en: 'The lab found one harmful change in the gene [gene]. People with such a change get [kind of cancer] in [number] of 100 cases.',
        es: 'El laboratorio encontró un cambio dañino en el gen [gen]. De 100 personas con un cambio así, [número] tienen [tipo de cáncer].',
      },
      relatives: {
        en: 'Your parents, brothers, sisters and children each have a 1 in 2 chance of the same change. They can ask for a test of this one change. We can give you a letter for them.',
        es: 'Sus padres, hermanos e hijos tienen, cada uno, una posibilidad de 1 en 2 de tener el mismo cambio. Pueden pedir una prueba de ese cambio. Podemos darle una carta para ellos.',
      },
      'next.0.what': { en: 'A visit to plan your checks', es: 'Una cita para planear sus controles' },
      'next.0.with_whom': { en: '[Kind of doctor]', es: '[Especialidad]' },
      'next.0.timing': { en: 'In the next four weeks', es: 'En las próximas cuatro semanas' },
      ...nextVisit('1', { en: 'In a year', es: 'En un año' }),
      contact_note: callMe,
    },
  ),
  ...inBoth(
    { id: 'uncertain', kind: 'summary' },
    { en: 'Change of unknown meaning', es: 'Cambio de significado incierto' },
    {
      overview: {
        en: 'Your test found a change in the gene [gene]. Nobody knows yet if it does harm. Most such changes turn out to be harmless. So we go by your family history for now.',
        es: 'Su prueba encontró un cambio en el gen [gen]. Aún no se sabe si hace daño. La mayoría resulta inofensiva. Por ahora nos guiamos por su historia familiar.',
      },
      outcome: { en: 'uncertain', es: 'uncertain' },
      result_text: {
        en: 'The lab found a change in the gene [gene] and cannot say yet what it does. When the lab learns more, we call you.',
        es: 'El laboratorio encontró un cambio en el gen [gen] y aún no puede decir qué hace. Cuando sepa más, le llamamos.',
      },
      relatives: {
        en: 'Your relatives do not need a test of this change. It would not tell them what to do.',
        es: 'Sus familiares no necesitan una prueba de este cambio. No les diría qué hacer.',
      },
      ...nextVisit('0', {
        en: 'In a year, or when the lab learns more',
        es: 'En un año, o cuando el laboratorio sepa más',
      }),
      contact_note: callMe,
    },
  ),
  ...inBoth(
    { id: 'yearly-checks', kind: 'care-plan' },
    { en: 'Yearly checks', es: 'Controles cada año' },
    {
      title: { en: 'Your plan for the next year', es: 'Su plan para el próximo año' },
      'items.0.what': { en: 'Have a [check] once a year.', es: 'Hágase [control] una vez al año.' },
      'items.0.who': { en: 'patient', es: 'patient' },
      'items.0.timing': { en: '[When the first one is due.]', es: '[Cuándo toca el primero.]' },
      'items.1.what': {
        en: 'Tell your relatives about this result. You can show them this page.',
        es: 'Cuente este resultado a sus familiares. Puede mostrarles esta página.',
      },
      'items.1.who': { en: 'patient', es: 'patient' },
      'items.2.what': { en: 'Look at your plan again together.', es: 'Revisar juntos su plan.' },
      'items.2.who': { en: 'specialist', es: 'specialist' },
      'items.2.timing': { en: 'In a year', es: 'En un año' },
    },
  ),
];
