import { pageStateFrom } from '../page-state.ts';
import { clearOnSignOut } from '../personal-data.ts';

/** What a script in the page has asked the API for before the app's code was there (src/early/main.ts). */
export type EarlyAnswers = {
  /** In whose name, and in which language, as the headers of a request say it. */
  authorization: string;
  'accept-language': string;
  /** When it was asked, by the page’s clock, in milliseconds. */
  askedAt: number;
  /** By path and query, as many of each as the page reads. */
  answers: Map<string, Promise<Response>[]>;
};

declare global {
  interface Window {
    noviEarly?: EarlyAnswers | undefined;
  }
}

/** Milliseconds after it was asked for from which on such an answer counts as old. */
const longest = 10_000;

/** What was asked for before there was any code of the app is given once a page, whoever asks for it. */
const taken = pageStateFrom(() => new WeakSet<Response>());
clearOnSignOut(forget);

/**
 * The answer to a request that was asked for already, in the same name and language. Each is given once. It is undefined where none
 * came through, and then asked for again.
 */
export function takeEarlyAnswer({ method, url, headers }: Request): Promise<Response | undefined> | undefined {
  const { noviEarly: early } = window;
  if (!early) return undefined;
  // What is written now is not in them.
  if (method !== 'GET' || performance.now() - early.askedAt > longest) {
    forget();
    return undefined;
  }
  if (headers.get('authorization') !== early.authorization) return undefined;
  if (headers.get('accept-language') !== early['accept-language']) return undefined;
  const { pathname, search } = new URL(url);
  const [asked, ...others] = early.answers.get(pathname + search) ?? [];
  if (others.length > 0) early.answers.set(pathname + search, others);
  else early.answers.delete(pathname + search);
  return asked?.then(
    (answer) => {
      taken.value.add(answer);
      return answer;
    },
    () => undefined,
  );
}

/** Whether an answer came a while before it was taken. */
export function isEarly(answer: Response): boolean {
  return taken.value.has(answer);
}

function forget(): void {
  window.noviEarly = undefined;
}
