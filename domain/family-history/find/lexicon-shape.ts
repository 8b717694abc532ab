/** Forms of one word, divided by spaces: the English ones, the Spanish ones. Nobody reads them, so they are no texts. */
export type Lexicon = Readonly<Record<string, readonly [en: string, es: string]>>;
