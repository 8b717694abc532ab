import { pageState, pageStateFrom } from '../lib/page-state.ts';

/** Begins to watch a link, and answers how to stop. */
type Watch = (link: HTMLAnchorElement) => () => void;

/** Links are drawn before whoever watches them is loaded. */
const links = pageStateFrom(() => new Map<HTMLAnchorElement, (() => void) | undefined>());
const watch = pageState<Watch | undefined>(undefined);

/** Tells of a link to a page of the app, as long as it stands there. */
export function watchLink(link: HTMLAnchorElement): () => void {
  links.value.set(link, watch.value?.(link));
  return () => {
    links.value.get(link)?.();
    links.value.delete(link);
  };
}

/** From now on all links are watched so, those that stand there already and those that will. */
export function watchLinks(by: Watch): void {
  watch.value = by;
  links.value.forEach((stop, link) => {
    stop?.();
    links.value.set(link, by(link));
  });
}
