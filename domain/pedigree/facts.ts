import { namedTitle } from '../family-history/relative-titles.ts';
import { adoptionInWords, genderInWords, conditionsInWords, lifeInWords } from '../family-history/facts.ts';
import { listFormat } from '../formats.ts';
import { fill, type Locale, type Texts } from '../words.ts';
import type { Figure, Picture } from './condense.ts';
import { isSideUnknown } from './labels.ts';
import { roleOf } from './people.ts';
import { kindWordOf, titlesOf } from './titles.ts';
import type { Saying } from './words.ts';

/** What the picture alone has to say: of those whom it draws without knowing them, or several as one. */
const pictureTexts = {
  proband: { en: 'proband: this tree is about them', es: 'probando: este árbol trata de esta persona' },
  consultand: { en: 'consultand: this tree is about them', es: 'consultante: este árbol trata de esta persona' },
  untold: { en: 'nobody has told us about this person', es: 'nadie nos ha hablado de esta persona' },
  several: { en: '{count} people, drawn as one symbol', es: '{count} personas, dibujadas como un símbolo' },
  memberAdopted: { en: 'adopted; drawn with the family by blood', es: 'adoptado o adoptada; con la familia de sangre' },
  sideUnknown: { en: 'side of the family not known', es: 'no se sabe de qué lado de la familia' },
  identical: { en: 'identical twin of {names}', es: 'gemelo idéntico de {names}' },
  fraternal: { en: 'fraternal twin of {names}', es: 'mellizo de {names}' },
  unknown: { en: 'twin of {names}', es: 'gemelo o mellizo de {names}' },
} satisfies Texts;

/** What each figure is called in words, and what is told of it, by id. */
export type FigureTexts = ReadonlyMap<string, { title: string; facts: string[] }>;

/** Title and facts of everybody in a picture. */
export function figureTextsOf(picture: Picture, saying: Saying): FigureTexts {
  const titles = titlesOf(picture, saying);
  return new Map(
    [...picture.figures.values()].map((figure) => {
      const kind = kindWordOf(figure, saying);
      const plainTitle = titles.get(figure.id) ?? kind;
      const hasName = saying.withNames && figure.name !== '' && figure.relation !== 'self';
      const title = hasName ? namedTitle(plainTitle, kind, saying.locale) : plainTitle;
      return [
        figure.id,
        { title, facts: [...factsOf(figure, saying.locale), ...twinsOf(figure, picture, titles, saying)] },
      ];
    }),
  );
}

function factsOf(figure: Figure, locale: Locale): string[] {
  if (figure.kind === 'placeholder') return [pictureTexts.untold[locale]];
  const count = figure.standsFor.length;
  const role = roleOf(figure);
  const isAdoptedMember = figure.kind === 'member' && figure.adoption === 'out';
  return [
    ...(role ? [pictureTexts[role][locale]] : []),
    ...(count > 1 ? [fill(pictureTexts.several, locale, { count })] : []),
    ...genderInWords(figure, locale),
    ...(figure.kind === 'member'
      ? lifeInWords({ ...figure, vital_status: 'unknown' }, locale)
      : lifeInWords(figure, locale)),
    ...(isAdoptedMember ? [pictureTexts.memberAdopted[locale]] : adoptionInWords(figure, locale)),
    ...conditionsInWords(figure, locale),
    ...(isSideUnknown(figure) ? [pictureTexts.sideUnknown[locale]] : []),
  ];
}

function twinsOf(figure: Figure, picture: Picture, titles: ReadonlyMap<string, string>, { locale }: Saying): string[] {
  return picture.twins
    .filter(({ members }) => members.includes(figure.id))
    .map(({ kind, members }) => {
      const others = members.filter((id) => id !== figure.id).map((id) => titles.get(id) ?? '');
      return fill(pictureTexts[kind], locale, { names: listFormat(locale).format(others) });
    });
}
