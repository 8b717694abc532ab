import { pageState } from '../lib/page-state.ts';

/** Begins to watch a link, and answers how to stop. */
type Watch = (link: HTMLAnchorElement) => () => void;

const links = new Map<HTMLAnchorElement, (() => void) | undefined>();
/** Links are drawn before whoever watches them is loaded. */
const watch = pageState<Watch | undefined>(undefined);

/** Tells of a link to a page of the app, as long as it stands there. */
export function watchLink(link: HTMLAnchorElement): () => void {
  links.set(link, watch.value?.(link));
  return () => {
    links.get(link)?.();
    links.delete(link);
  };
}

/** From now on all links are watched so, those that stand there already and those that will. */
export function watchLinks(by: Watch): void {
  watch.value = by;
  links.forEach((stop, link) => {
    stop?.();
    links.set(link, by(link));
  });
}
