/** One of the browser's two storages. Where the person has switched them off, nothing is kept and nothing fails. */
export type StringStorage = {
  /** What is kept: `null` where nothing is, and `undefined` where storage is switched off. */
  read: (key: string) => string | null | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
};

/** Shared by all tabs, and lasts. */
export const deviceStorage = storeIn(() => localStorage);

/** Of this tab alone, and as long as it lasts. */
export const tabStorage = storeIn(() => sessionStorage);

/** Asked for at each use: where storage is switched off, already naming it throws. */
function storeIn(storage: () => Storage): StringStorage {
  const attempt = <Answer>(act: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((each) => each.getItem(key)),
    write: (key, value) => attempt((each) => each.setItem(key, value)),
    remove: (key) => attempt((each) => each.removeItem(key)),
  };
}
