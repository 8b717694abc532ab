import { isUtf8 } from 'node:buffer';
import { badRequest, type Problem } from '../errors/errors.ts';
import { escapePointer } from '../contract/validation/problems.ts';
import { bodyTexts as texts } from './texts.ts';

/** How deep objects and lists may stand in each other; the outermost is 1. */
export const maxDepth = 32;

/**
 * So many values may stand in a body. The largest family history that the contract takes, 100 relatives with 500 conditions
 * in all, has about 5,300, and questionnaires may grow; without a bound, a mebibyte of `1,1,1,…` keeps everybody waiting.
 */
export const maxValues = 30_000;

/** So many problems are kept; the rest is counted. */
const maxProblems = 50;

/** Names that reach into the prototype of an object when somebody merges it carelessly. */
const poison = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a JSON body, and refuses what JSON.parse would let through or quietly change: other bytes than UTF-8, names that
 * come twice, NUL and broken characters (PostgreSQL takes neither), numbers that lose digits, prototype poisoning, nesting
 * beyond `maxDepth` and more values than `maxValues`.
 * @throws ApiError 400 with the path of each problem
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw badRequest([{ path: '', message: texts.notUtf8 }]);
  const text = bytes.toString('utf8');
  const found = new Found();
  scanNames(text, found);
  found.refuse();
  const value = parse(text);
  checkValues(value, [], found);
  found.refuse();
  return value;
}

/** The first problems, and how many more there are. Paths are made for those that are kept only: they can be long. */
class Found {
  readonly #problems: Problem[] = [];
  #more = 0;

  add(path: () => string, rest: Omit<Problem, 'path'>): void {
    if (this.#problems.length < maxProblems) this.#problems.push({ path: path(), ...rest });
    else this.#more += 1;
  }

  refuse(): void {
    if (this.#problems.length > 0) throw badRequest(this.#problems, this.#more);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own message quotes the body, so it is left away.
    throw badRequest([{ path: '', message: text === '' ? texts.empty : texts.notJson }]);
  }
}

/** A list or an object that is open at the place of the scan. */
type Frame = { names: Set<string> | undefined; name: string; index: number; expectsName: boolean };

/**
 * Walks through the text without recursion and looks at nesting and names, which are gone once it is parsed. Broken JSON
 * makes it stop early: the parser says so afterwards.
 */
function scanNames(text: string, found: Found): void {
  const frames: Frame[] = [];
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const frame = frames.at(-1);
    switch (text[at]) {
      case '{':
      case '[': {
        if (frames.length === maxDepth) {
          found.add(() => pointer(frames), { message: texts.tooDeep, params: { max: maxDepth } });
          return;
        }
        values += 1;
        const isObject = text[at] === '{';
        frames.push({ names: isObject ? new Set() : undefined, name: '', index: 0, expectsName: isObject });
        break;
      }
      case '}':
      case ']':
        if (!frames.pop()) return;
        break;
      case ',':
        values += 1;
        if (values > maxValues) {
          found.add(() => pointer(frames), { message: texts.tooMany, params: { max: maxValues } });
          return;
        }
        if (frame?.names) frame.expectsName = true;
        else if (frame) frame.index += 1;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (end === -1) return;
        if (frame?.names && frame.expectsName) {
          const name = unquote(text.slice(at, end + 1));
          if (name === undefined) return;
          takeName(frames, frame, frame.names, name, found);
        }
        at = end;
        break;
      }
      case undefined:
      default:
    }
  }
}

function takeName(frames: Frame[], frame: Frame, names: Set<string>, name: string, found: Found): void {
  frame.expectsName = false;
  frame.name = name;
  if (names.has(name)) found.add(() => pointer(frames), { message: texts.twice });
  if (poison.has(name)) found.add(() => pointer(frames), { message: texts.notAllowed });
  names.add(name);
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function unquote(quoted: string): string | undefined {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}

function pointer(frames: Frame[]): string {
  return pathOf(frames.map((frame) => (frame.names ? frame.name : String(frame.index))));
}

function pathOf(names: readonly string[]): string {
  return names.map((name) => `/${escapePointer(name)}`).join('');
}

/** The names that lead to the value are a stack, out of which a path is made only for a problem that is kept. */
function checkValues(value: unknown, names: string[], found: Found): void {
  if (typeof value === 'string') checkText(value, names, found);
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    found.add(() => pathOf(names), { message: texts.numberTooLarge });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    names.push(name);
    checkText(name, names, found);
    checkValues(inner, names, found);
    names.pop();
  }
}

function checkText(text: string, names: readonly string[], found: Found): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    found.add(() => pathOf(names).toWellFormed(), { message: texts.badCharacter });
  }
}
