/** A lock with the name of an entry says that the tab of its form is alive; the browser takes it away with the tab. */
export function holdLock(id: string): () => void {
  let unlock = () => {};
  const isOver = new Promise<void>((resolve) => (unlock = resolve));
  void locks()
    ?.request(lockOf(id), () => isOver)
    .catch(() => undefined);
  return unlock;
}

/** Tells of which entries no living tab has the form. */
export async function findUnlocked(): Promise<(id: string) => boolean> {
  const all = await locks()
    ?.query()
    .catch(() => undefined);
  const held = new Set((all?.held ?? []).map(({ name }) => name));
  return (id) => !held.has(lockOf(id));
}

const lockOf = (id: string) => `novi.draft.${id}`;

/** Without locks, nobody knows which tabs live: two could show the same draft, and the second save says the same. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;
