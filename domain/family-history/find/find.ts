import MiniSearch from 'minisearch';
import { conditionCodes, type ConditionCode } from '../condition-codes.ts';
import { isCancer } from '../conditions.ts';
import type { Locale } from '../../words.ts';
import { meaningsOf, type Meaning } from './lexicon.ts';
import { otherWords, stopWords, weakMeanings } from './other-words.ts';
import { cancerPhrases } from './phrases-cancer.ts';
import { otherPhrases } from './phrases-other.ts';
import type { Phrases } from './phrase-shape.ts';

/**
 * A condition that words can mean. `named`: they name it whole, alone or in a sentence. `begun`: they are part of its name.
 * `hint`: they say something that goes with it, such as a treatment; whoever is asked decides. `words` are those that it was
 * read from.
 */
export type FoundCondition = { code: ConditionCode; by: 'named' | 'begun' | 'hint'; words: readonly string[] };

/**
 * The conditions that somebody's words can mean, the likeliest first; none where no word of ours is in them. Accents, capitals
 * and typing errors don't matter, and words of both languages are known in both; `locale` settles what differs (“mama”). It
 * never says that somebody has had one: it is offered, and the person chooses.
 */
export function findConditions(words: string, locale: Locale): FoundCondition[] {
  if (!deniesCancer.test(fold(words))) return foundIn(words, locale);
  const named = (text: string) => foundIn(text, locale).filter(({ by }) => by === 'named');
  const listed = words.split(thenAgain).filter((part) => !deniesCancer.test(fold(part)));
  const found = [...listed.flatMap(named), ...named(words).filter(({ code }) => !isCancer(code))];
  return found.filter(({ code }, index) => found.findIndex((each) => each.code === code) === index);
}

/**
 * What else is named in words of which one condition was chosen: by other words than those that stand for that one. The
 * cancers that “tumor” alone can mean are no others, the gene change of “BRCA1, breast cancer” is.
 */
export function alsoNamed(words: string, chosen: ConditionCode, locale: Locale): ConditionCode[] {
  const found = findConditions(words, locale);
  const read = found.find(({ code }) => code === chosen)?.words ?? [];
  const others = found.filter(({ code, by }) => code !== chosen && by !== 'hint');
  return others.filter((other) => other.words.some((word) => !read.includes(word))).map(({ code }) => code);
}

function foundIn(words: string, locale: Locale): FoundCondition[] {
  const spelled = wordsOf(words, locale);
  const asked = spelled.map(meant);
  if (asked.length === 0) return [];
  const matches = phrases.flatMap((phrase) => matchOf(phrase, asked) ?? []);
  const best = new Map<ConditionCode, Match>();
  for (const match of matches.filter((each) => !isPartOfOther(each, matches)).toSorted(byRank)) {
    if (!best.has(match.phrase.code)) best.set(match.phrase.code, match);
  }
  const wordsAt = (used: ReadonlySet<number>) => spelled.filter((_, index) => used.has(index));
  return [...best.values()].map(({ phrase, by, used }) => ({ code: phrase.code, by, words: wordsAt(used) }));
}

type Phrase = { code: ConditionCode; meanings: readonly Meaning[]; kind: 'name' | 'hint' | 'alone' };
/** What a word can mean, and how surely it was read so: 1 as it is spelled. */
type Asked = ReadonlyMap<Meaning, number>;
type Match = Pick<FoundCondition, 'by'> & { phrase: Phrase; used: ReadonlySet<number>; score: number };

/** By which words each condition is found. */
const phrasesOf: Readonly<Record<ConditionCode, Phrases>> = { ...cancerPhrases, ...otherPhrases };

const phrases: readonly Phrase[] = conditionCodes.flatMap((code) => {
  const { names, hints = [], alone = [] } = phrasesOf[code];
  const of = (kind: Phrase['kind'], list: readonly (readonly Meaning[])[]) =>
    list.map((meanings): Phrase => ({ code, meanings, kind }));
  return [...of('name', names), ...of('hint', hints), ...of('alone', alone)];
});

function matchOf(phrase: Phrase, asked: readonly Asked[]): Match | undefined {
  const { meanings, kind, code } = phrase;
  const sure = asked.map((word) => Math.max(0, ...meanings.map((meaning) => word.get(meaning) ?? 0)));
  const used = new Set(sure.flatMap((each, index) => (each > 0 ? [index] : [])));
  const said = meanings.filter((meaning) => asked.some((word) => (word.get(meaning) ?? 0) > 0));
  if (said.length === 0) return undefined;
  const isWhole = said.length === meanings.length && used.size >= Math.min(meanings.length, asked.length);
  const isAll = used.size === asked.length;
  const quality = [...used].reduce((sum, index) => sum + (sure[index] ?? 0), 0) / used.size;
  const nameFirst = kind === 'name' ? 0.5 : 0;
  const isSpelled = [...used].every((index) => (sure[index] ?? 0) >= fuzzy);
  if (isWhole && (isAll || (kind !== 'alone' && isSpelled))) {
    // A cancer of a place that is not known here is another cancer, and not one of unknown kind.
    const isElsewhere = meanings.join() === 'cancer' && !isAll;
    const at = isElsewhere ? { ...phrase, code: 'other-cancer' as const } : phrase;
    const score = (isAll ? 100 : 50) + 10 * meanings.length * quality + nameFirst;
    return { phrase: at, used, score, by: kind !== 'name' ? 'hint' : isSpelled ? 'named' : 'begun' };
  }
  const isOpen = kind === 'name' || meanings.length === 1;
  if (!isAll || !isOpen || said.every((meaning) => weakMeanings.has(meaning))) return undefined;
  const score = (20 * said.length * quality) / meanings.length + nameFirst + (code === 'other-cancer' ? -1 : 0);
  return { phrase, used, score, by: kind === 'name' ? 'begun' : 'hint' };
}

/** Whether what was read is a part of what another condition reads: the bladder of “gall bladder cancer”. */
function isPartOfOther({ phrase, used }: Match, matches: readonly Match[]): boolean {
  return matches.some(
    (other) =>
      other.phrase.code !== phrase.code &&
      other.phrase.kind === 'name' &&
      other.by === 'named' &&
      other.used.size > used.size &&
      [...used].every((index) => other.used.has(index)),
  );
}

function byRank(one: Match, other: Match): number {
  return other.score - one.score;
}

const prefix = 0.7;
const fuzzy = 0.8;

/** What a word means: as it is spelled, as the beginning of a word, or else with a typing error. */
function meant(word: string): Asked {
  const found = new Map<Meaning, number>();
  const read = (form: string, sure: number) => {
    for (const meaning of meaningsOf.get(form) ?? []) found.set(meaning, Math.max(sure, found.get(meaning) ?? 0));
  };
  read(word, 1);
  if (found.size > 0 || otherWords.has(word)) return found;
  for (const { id } of dictionary().search(word, { prefix: true })) read(String(id), prefix);
  for (const swapped of swaps(word)) read(swapped, fuzzy);
  for (const edits of word.length >= 8 ? [1, 2] : word.length >= 5 ? [1] : []) {
    if (found.size > 0) break;
    for (const { id } of dictionary().search(word, { fuzzy: edits })) {
      // A short word, or one with two errors, that begins with another letter is another word: cirrhosis is no fibrosis.
      if ((edits === 1 && word.length > 5) || String(id).startsWith(word.charAt(0))) read(String(id), fuzzy);
    }
  }
  return found;
}

let made: MiniSearch<{ form: string }> | undefined;
/** Made when somebody first searches: the page that holds it need not wait for it. */
function dictionary(): MiniSearch<{ form: string }> {
  if (made) return made;
  made = new MiniSearch({ fields: ['form'], idField: 'form', tokenize: (text) => [text], processTerm: (term) => term });
  made.addAll([...meaningsOf.keys()].map((form) => ({ form })));
  return made;
}

/** The word with two letters changed round, the usual error that costs two edits. */
function swaps(word: string): string[] {
  if (word.length < 5) return [];
  return Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word.charAt(index) + word.slice(index + 2),
  );
}

/** The words that say something, without accents; “mi mamá” is a mother, “cáncer de mama” is of the breast. */
function wordsOf(text: string, locale: Locale): string[] {
  const isMother =
    locale === 'en' ? /(?<!(?:de|la|las|en) )\bmama\b/g : /\b(?:mi|su|tu|nuestra) mama\b|\bmama (?=tuvo|tiene|murio)/g;
  const plain = fold(text.replace(/mamá/giu, ' '))
    .replace(/\btriple[ -]negativ[eo]\b/g, 'triple triple-negative')
    .replace(isMother, ' ');
  const words = plain.replace(/['’]s\b/g, '').match(/[\p{L}\p{N}]+(?:-negative)?/gu) ?? [];
  return words.filter((word) => !/^\d+$/.test(word) && !stopWords.has(word));
}

/** “Benign”, “no cancer”: whoever says so is offered no cancer, but for one that came at another time, and what else they name. */
const deniesCancer =
  /\b(?:benign[ao]?s?|non-?cancerous|(?:not?|sin|never had|nunca tuvo) (?:a |un |el |es |era |fue )?(?:cancer|tumor))\b/;

/** What stands between two things that happened one after the other. */
const thenAgain =
  /\b(?:then|later|afterwards?|followed by|turned into|became|luego|despu[eé]s|m[aá]s tarde|posteriormente)\b|;/iu;

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
