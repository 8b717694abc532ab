import { conditionNameOf, type RelativeCondition } from '../family-history.ts';
import { fill, type Locale, type Texts } from '../words.ts';
import type { Figure, Picture } from './condense.ts';
import { assignedSex, isSideUnknown } from './labels.ts';
import { kindWordOf, titlesOf } from './titles.ts';
import type { Saying } from './words.ts';

/** All that is told of somebody, in words: for whom the picture says nothing, and beside it. */
export const factTexts = {
  untold: { en: 'nobody has told about this person', es: 'nadie ha contado de esta persona' },
  several: { en: '{count} people, drawn as one symbol', es: '{count} personas, dibujadas como un símbolo' },
  AFAB: { en: 'assigned female at birth', es: 'sexo asignado al nacer: femenino' },
  AMAB: { en: 'assigned male at birth', es: 'sexo asignado al nacer: masculino' },
  nonbinary: { en: 'nonbinary', es: 'persona no binaria' },
  otherGender: { en: 'another gender', es: 'otro género' },
  woman: { en: 'a woman', es: 'mujer' },
  man: { en: 'a man', es: 'hombre' },
  living: { en: 'living', es: 'vive' },
  livingAt: { en: 'living, age {age}', es: 'vive, {age} años' },
  deceased: { en: 'has died', es: 'falleció' },
  deceasedAt: { en: 'died at age {age}', es: 'falleció a los {age} años' },
  age: { en: 'age {age}', es: '{age} años' },
  adoptedIn: { en: 'adopted into the family', es: 'llegó a la familia por adopción' },
  adoptedOut: { en: 'adopted by another family', es: 'fue dado o dada en adopción a otra familia' },
  memberAdopted: { en: 'adopted; drawn with the family by blood', es: 'adoptado o adoptada; con la familia de sangre' },
  healthy: { en: 'no illness told of', es: 'sin enfermedades conocidas' },
  healthUnknown: { en: 'illnesses not known', es: 'enfermedades desconocidas' },
  healthUnnamed: { en: 'an illness that is not named', es: 'una enfermedad que no se ha nombrado' },
  sideUnknown: { en: 'side of the family not known', es: 'no se sabe de qué lado de la familia' },
  bilateral: { en: '{condition}, on both sides of the body', es: '{condition}, en ambos lados del cuerpo' },
  moreThanOne: { en: '{condition}, more than once', es: '{condition}, más de una vez' },
  onset: { en: '{condition} at age {age}', es: '{condition} a los {age} años' },
  onsetDecade: { en: '{condition} between {from} and {to}', es: '{condition} entre los {from} y los {to} años' },
  identical: { en: 'identical twin of {names}', es: 'gemelo idéntico de {names}' },
  fraternal: { en: 'fraternal twin of {names}', es: 'mellizo de {names}' },
  unknown: { en: 'twin of {names}', es: 'gemelo o mellizo de {names}' },
  is: { en: '{name} ({kind})', es: '{name} ({kind})' },
} satisfies Texts;

/** What each figure is called in words, and what is told of it, by id. */
export type Told = ReadonlyMap<string, { title: string; facts: string[] }>;

/** Title and facts of everybody in a picture. */
export function toldOf(picture: Picture, saying: Saying): Told {
  const titles = titlesOf(picture.figures.values(), saying);
  return new Map(
    [...picture.figures.values()].map((figure) => {
      const kind = kindWordOf(figure, saying);
      const called = titles.get(figure.id) ?? kind;
      const hasName = saying.withNames && figure.name !== '' && figure.relation !== 'self';
      const title = hasName ? fill(factTexts.is, saying.locale, { name: called, kind: kind.toLowerCase() }) : called;
      return [
        figure.id,
        { title, facts: [...factsOf(figure, saying.locale), ...twinsOf(figure, picture, titles, saying)] },
      ];
    }),
  );
}

function factsOf(figure: Figure, locale: Locale): string[] {
  if (figure.kind === 'placeholder') return [factTexts.untold[locale]];
  const count = figure.standsFor.length;
  return [
    ...(count > 1 ? [fill(factTexts.several, locale, { count })] : []),
    ...genderOf(figure).map((key) => factTexts[key][locale]),
    ...lifeOf(figure, locale),
    ...adoptionOf(figure).map((key) => factTexts[key][locale]),
    ...healthOf(figure, locale),
    ...(isSideUnknown(figure) ? [factTexts.sideUnknown[locale]] : []),
  ];
}

function genderOf({ gender, sex_assigned_at_birth }: Figure): (keyof typeof factTexts)[] {
  if (gender === null) return [];
  const sex = assignedSex({ gender, sex_assigned_at_birth });
  const named = gender === 'other' ? 'otherGender' : gender;
  return sex === 'AFAB' || sex === 'AMAB' ? [named, sex] : gender === 'nonbinary' || gender === 'other' ? [named] : [];
}

function lifeOf({ vital_status, age, kind }: Figure, locale: Locale): string[] {
  const at = { age: age ?? 0 };
  if (vital_status === 'deceased') {
    return [age === null ? factTexts.deceased[locale] : fill(factTexts.deceasedAt, locale, at)];
  }
  if (kind === 'member' || vital_status === 'unknown') return age === null ? [] : [fill(factTexts.age, locale, at)];
  return [age === null ? factTexts.living[locale] : fill(factTexts.livingAt, locale, at)];
}

function adoptionOf({ adoption, kind }: Figure): (keyof typeof factTexts)[] {
  if (adoption === 'out') return [kind === 'member' ? 'memberAdopted' : 'adoptedOut'];
  return adoption === 'in' ? ['adoptedIn'] : [];
}

function healthOf({ has_conditions, conditions }: Figure, locale: Locale): string[] {
  if (conditions.length > 0) return conditions.map((condition) => conditionInWords(condition, locale));
  if (has_conditions === 'no') return [factTexts.healthy[locale]];
  if (has_conditions === 'unknown') return [factTexts.healthUnknown[locale]];
  return has_conditions === 'yes' ? [factTexts.healthUnnamed[locale]] : [];
}

/** The age stands right after the name: it is that of the first time. */
function conditionInWords(told: RelativeCondition, locale: Locale): string {
  let text = onsetInWords(conditionNameOf(told, locale), told, locale);
  if (told.bilateral === 'yes') text = fill(factTexts.bilateral, locale, { condition: text });
  if (told.more_than_one === 'yes') text = fill(factTexts.moreThanOne, locale, { condition: text });
  return text;
}

function onsetInWords(condition: string, { age_of_onset, decade_of_onset: from }: RelativeCondition, locale: Locale) {
  if (age_of_onset !== null) return fill(factTexts.onset, locale, { condition, age: age_of_onset });
  return from === null ? condition : fill(factTexts.onsetDecade, locale, { condition, from, to: from + 9 });
}

function twinsOf(figure: Figure, picture: Picture, titles: ReadonlyMap<string, string>, { locale }: Saying): string[] {
  return picture.twins
    .filter(({ members }) => members.includes(figure.id))
    .map(({ kind, members }) => {
      const others = members.filter((id) => id !== figure.id).map((id) => titles.get(id) ?? '');
      return fill(factTexts[kind], locale, { names: new Intl.ListFormat(locale).format(others) });
    });
}
