/** Begins to watch a link, and answers how to stop. */
type Watch = (link: HTMLAnchorElement) => () => void;

const links = new Map<HTMLAnchorElement, (() => void) | undefined>();
let watch: Watch | undefined;

/** Tells of a link to a page of the app, as long as it stands there. */
export function watchLink(link: HTMLAnchorElement): () => void {
  links.set(link, watch?.(link));
  return () => {
    links.get(link)?.();
    links.delete(link);
  };
}

/** From now on all links are watched so, those that stand there already and those that will. */
export function watchLinks(by: Watch): void {
  watch = by;
  links.forEach((stop, link) => {
    stop?.();
    links.set(link, by(link));
  });
}
