import { useEffect } from 'react';

/**
 * Puts a page's description into the head that came with the app, and its title, which PageHeading has set, beside it. The
 * tags are those of index.html: React's own would stand beside them, and the first ones would win.
 */
export function useDescription(text: string): void {
  useEffect(() => {
    const before = tags.map(({ tag, of }) => [tag, setContent(tag, of(text))] as const);
    return () => before.forEach(([tag, content]) => setContent(tag, content));
  }, [text]);
}

const tags: readonly { tag: string; of: (description: string) => string }[] = [
  { tag: 'meta[name="description"]', of: (description) => description },
  { tag: 'meta[property="og:description"]', of: (description) => description },
  { tag: 'meta[property="og:title"]', of: () => document.title },
];

/** @returns what stood there before */
function setContent(tag: string, content: string): string {
  const found = document.head.querySelector<HTMLMetaElement>(tag);
  const before = found?.content ?? '';
  if (found) found.content = content;
  return before;
}
