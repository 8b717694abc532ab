import { journeySteps, stepFacts } from '#domain/steps.ts';
import type { Locale, Texts, Words } from '#domain/words.ts';
import { accountTitles } from './account.ts';
import { careTitles } from './care.ts';
import { draftTitles } from './drafts.ts';
import { journeyStepTitles } from './journey-steps.ts';
import { sessionTitles } from './session.ts';

const journeyTitles: Texts = {
  journey: { en: 'The journey', es: 'El recorrido' },
  'journey.loading': { en: 'Asking where they are', es: 'Preguntando dónde van' },
  'journey.unreachable': { en: 'Could not ask', es: 'No se pudo preguntar' },
  'journey.resuming': { en: 'To the furthest step', es: 'Al paso más avanzado' },
  'journey.complete': { en: 'All steps are done', es: 'Todos los pasos hechos' },
  ...Object.fromEntries(
    journeySteps.flatMap((step) => [
      [`journey.${step}`, stepFacts[step].title],
      [`journey.${step}.viewing`, { en: 'On the step’s pages', es: 'En las páginas del paso' }],
      [`journey.${step}.saving`, { en: 'Saving the step', es: 'Guardando el paso' }],
    ]),
  ),
};

/** The titles of all machines and of their states, by their ids. */
export const titles: Texts = {
  ...sessionTitles,
  ...accountTitles,
  ...journeyTitles,
  ...journeyStepTitles,
  ...careTitles,
  ...draftTitles,
};

/** The title of a state; its own name where it has none, as in a machine of another time. */
export function titleOf(stateId: string): Words {
  const name = stateId.slice(stateId.lastIndexOf('.') + 1);
  return titles[stateId] ?? { en: name, es: name };
}

/** The title of a state in quotation marks, unless it has some of its own, as what somebody is asked has. */
export function quotedTitle(stateId: string, language: Locale = 'en'): string {
  const title = titleOf(stateId)[language];
  if (language === 'es') return title.startsWith('«') ? title : `«${title}»`;
  return title.startsWith('“') ? title : `“${title}”`;
}
