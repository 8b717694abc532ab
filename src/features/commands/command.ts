/** Something that can be done from wherever one is: by its name in the palette, and by its keys. */
export type Command = {
  /** Unique among those that are there at a time. */
  id: string;
  /** As it stands in the palette, in the language of the page. */
  title: string;
  /** One key that does it while nothing is typed into; `undefined` for what is found by its name alone. */
  key?: string | undefined;
  run: () => void;
};

/** What can be done now. Each part of a page says what it adds, and takes it away as it goes. */
export type CommandRegistry = {
  set: (owner: string, commands: readonly Command[]) => void;
  remove: (owner: string) => void;
  all: () => readonly Command[];
};

export function newRegistry(): CommandRegistry {
  const byOwner = new Map<string, readonly Command[]>();
  return {
    set: (owner, commands) => void byOwner.set(owner, commands),
    remove: (owner) => void byOwner.delete(owner),
    all: () => [...byOwner.values()].flat(),
  };
}
