import { lazy, useState, type ComponentType } from 'react';
import { pageStateFrom } from '../page-state.ts';

/** A page in a chunk of its own. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Imports the chunk ahead of drawing; asked again after a failure, it tries again, if the browser does. */
  preload: () => Promise<unknown>;
  /** Whether the chunk is there, so that the page is drawn at once. */
  isLoaded: () => boolean;
  /** In a build, what its files are listed by: see fetch-files.ts. */
  moduleName: string | undefined;
};

/** What makes each page that could not be fetched drawable again. */
const failed = pageStateFrom(() => new Set<() => void>());

/** What was thrown because code could not be fetched. */
const notFetched = pageStateFrom(() => new WeakSet<object>());

/** Whether a page was not drawn because its code did not come, and not because the code broke. */
export function isNotFetched(error: unknown): boolean {
  return typeof error === 'object' && error !== null && notFetched.value.has(error);
}

/**
 * An import fails with the same kind of error whether its code could not be fetched or broke while it ran: only the words
 * tell, as Chromium and Firefox, Safari, and Vite for styles say them. A page in place of code has another type.
 */
const fetchingTexts =
  /dynamically imported module|importing a module script failed|unable to preload css|valid javascript mime type/i;

/**
 * Lets pages that could not be fetched be fetched anew when they are drawn again: React's `lazy` keeps a failure for good.
 * Called once the failure has been shown, so that a page that never comes is not asked for without end.
 */
export function forgetFailures(): void {
  failed.value.forEach((renew) => renew());
  failed.value.clear();
}

/**
 * As React's `lazy`, with a way to fetch the page before it is drawn. A page that is there already is drawn at once:
 * `lazy` would hold it back for the 300 ms that React leaves between a fallback and what follows it.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  moduleName?: string,
): LazyPage<Props> {
  let loading: ReturnType<typeof load> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () => (loading ??= load().then(keep, forget));
  const keep = (module: Awaited<ReturnType<typeof load>>) => {
    loaded = module.default;
    return module;
  };
  const forget = (error: unknown) => {
    loading = undefined;
    if (error instanceof Error && fetchingTexts.test(error.message)) notFetched.value.add(error);
    failed.value.add(() => {
      Later = lazy(preload);
    });
    throw error;
  };
  let Later = lazy(preload);
  function Page(props: Props) {
    // Chosen once: another choice while the page stands would draw it anew and lose what was typed.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { preload, isLoaded: () => loaded !== undefined, moduleName });
}
