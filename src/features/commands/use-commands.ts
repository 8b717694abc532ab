import { createContext, use, useEffect, useId } from 'react';
import { newRegistry, type Command } from './command.ts';

/** Where the commands of an area are kept; outside of one, nobody looks. */
export const CommandsContext = createContext(newRegistry());

/** Does what a command does, from a button or a menu. */
export function useRunCommand(id: string): () => void {
  const registry = use(CommandsContext);
  return () =>
    registry
      .all()
      .find((command) => command.id === id)
      ?.run();
}

/** Adds commands while the component stands: `useCommands([{ id: 'sign', title: t(texts.sign), key: 's', run: sign }])`. */
export function useCommands(commands: readonly Command[]): void {
  const registry = use(CommandsContext);
  const owner = useId();
  // What they do and how they are called may be other with each drawing.
  useEffect(() => {
    registry.set(owner, commands);
    return () => registry.remove(owner);
  });
}
