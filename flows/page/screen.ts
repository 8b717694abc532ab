/** A picture of a state as a test run has taken it, and what has become of it since one was accepted. */
export type Screen = {
  file: string;
  width: number;
  language: 'en' | 'es';
  /** `new`: none was accepted. `changed`: it differs from the accepted one. */
  change?: 'new' | 'changed';
  /** The accepted picture and the two on one, with what differs in red; where it is on this machine. */
  accepted?: string;
  difference?: string;
};

/** What a picture shows, by the name of its file (`auth.signedIn.390.en.png`); nothing where it is no picture of a state. */
export function screenOf(file: string): (Screen & { state: string }) | undefined {
  const [, state, width, language] = /^(.+)\.(\d+)\.(en|es)\.png$/.exec(file) ?? [];
  if (state === undefined || (language !== 'en' && language !== 'es')) return undefined;
  return { file, state, width: Number(width), language };
}
