import type { Relative } from '#domain/family-history.ts';
import { kinOf } from '#domain/family-history/relative-titles.ts';
import { fill, type Locale, type WordParams, type Words } from '#domain/words.ts';
import { askedTexts, questionTexts } from '#src/texts/ask-relative.ts';

/** Asked about each person who is chosen, and about the family as a whole. */
export const personQuestions = ['health', 'cancer', 'age'] as const;
export const familyQuestions = ['origins', 'adoption', 'geneTest', 'others'] as const;
export type PersonQuestion = (typeof personQuestions)[number];
export type FamilyQuestion = (typeof familyQuestions)[number];

/** A relative as far as the list may know of them: it can’t tell what it is never given. */
export type Asked = Pick<Relative, 'relation' | 'side' | 'sex_assigned_at_birth' | 'gender'> & {
  /** Only what the member has typed for this list. */
  name: string;
};

export type AskedChoice = {
  people: readonly Asked[];
  personQuestions: readonly PersonQuestion[];
  familyQuestions: readonly FamilyQuestion[];
};

/** What the member has chosen on the page of the list. */
export type ListChoice = {
  people: readonly string[];
  names: Readonly<Record<string, string>>;
  personQuestions: readonly PersonQuestion[];
  familyQuestions: readonly FamilyQuestion[];
  locale: Locale;
};

/** The list of questions in one language. */
export type AskedList = {
  title: string;
  intro: string[];
  parts: { heading: string; questions: string[] }[];
  thanks: string;
};

/** Makes the list; undefined while no question is chosen. It holds no fact about anybody beside how they are related. */
export function askedList({ people, ...chosen }: AskedChoice, locale: Locale): AskedList | undefined {
  const t = (words: Words, params?: WordParams) => fill(words, locale, params);
  const ofPeople = personQuestions.filter((id) => chosen.personQuestions.includes(id));
  const ofFamily = familyQuestions.filter((id) => chosen.familyQuestions.includes(id));
  const wording = (ids: readonly (PersonQuestion | FamilyQuestion)[]) => ids.map((id) => t(questionTexts[id]));
  const parts = [
    ...(ofPeople.length > 0 ? headingsOf(people, t) : []).map((heading) => ({ heading, questions: wording(ofPeople) })),
    ...(ofFamily.length > 0 ? [{ heading: t(askedTexts.family), questions: wording(ofFamily) }] : []),
  ];
  if (parts.length === 0) return undefined;
  return {
    title: t(askedTexts.title),
    intro: [t(askedTexts.why), t(askedTexts.voluntary), t(askedTexts.how)],
    parts,
    thanks: t(askedTexts.thanks),
  };
}

/** The list as plain text, for a message. */
export function asPlainText({ title, intro, parts, thanks }: AskedList): string {
  const ofParts = parts.map(({ heading, questions }) => [heading, ...questions.map((each) => `- ${each}`)].join('\n'));
  return [title, ...intro, ...ofParts, thanks].join('\n\n');
}

type Say = (words: Words, params?: WordParams) => string;

/** No two alike: whoever reads it must see that it is about two people. */
function headingsOf(people: readonly Asked[], t: Say): string[] {
  const plain = people.map((person) => headingOf(person, t));
  return plain.map((who, index) => {
    const isAlone = plain.filter((other) => other === who).length === 1;
    const number = plain.slice(0, index + 1).filter((other) => other === who).length;
    return isAlone ? who : t(askedTexts.numbered, { who, number });
  });
}

function headingOf(person: Asked, t: Say): string {
  const who = whoIs(person, t);
  const name = person.name.trim();
  return name === '' ? who : t(askedTexts.named, { name, who });
}

function whoIs(person: Asked, t: Say): string {
  const { relation, side } = person;
  if (relation === 'partner') return t(askedTexts.partner);
  const kind = t(kinOf(person)).toLowerCase();
  const isSided = relation !== 'parent' && (side === 'maternal' || side === 'paternal');
  return t(isSided ? askedTexts[side] : askedTexts.mine, { kind });
}
