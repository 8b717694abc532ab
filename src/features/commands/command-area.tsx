import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { commandTexts as texts } from '#src/texts/commands.ts';
import { newRegistry, type Command } from './command.ts';
import { areKeysOn, asksForPalette, commandKeyOf, isQuestionOpen, isTakenByFocus } from './shortcut-keys.ts';
import { CommandsContext, useCommands } from './use-commands.ts';

type Shown = { what: 'palette' | 'shortcuts'; commands: readonly Command[]; count: number; isOpen: boolean };

/**
 * The pages whose commands can be found by name (Ctrl or Command and K) and done by a key; `?` lists the keys. What a page adds
 * it says by `useCommands`.
 */
export function CommandArea({ children }: { children: ReactNode }) {
  const [registry] = useState(newRegistry);
  return (
    <CommandsContext value={registry}>
      <Help registry={registry} />
      {children}
    </CommandsContext>
  );
}

function Help({ registry }: { registry: ReturnType<typeof newRegistry> }) {
  const t = useWords();
  const [shown, setShown] = useState<Shown>();
  const open = (what: Shown['what']) =>
    setShown((last) => ({ what, commands: registry.all(), count: (last?.count ?? 0) + 1, isOpen: true }));
  const close = () => setShown((last) => last && { ...last, isOpen: false });
  useCommands([{ id: 'shortcuts', title: t(texts.shortcuts), key: '?', run: () => open('shortcuts') }]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (asksForPalette(event)) {
      // The browser’s own search field is asked for by these keys, too.
      event.preventDefault();
      if (shown?.isOpen !== true && !isQuestionOpen()) open('palette');
      return;
    }
    // What is typed before the palette stands is meant for it.
    if (shown?.isOpen === true || !areKeysOn() || isTakenByFocus(event)) return;
    const key = commandKeyOf(event);
    const command = key && registry.all().find((each) => each.key === key);
    if (!command) return;
    event.preventDefault();
    command.run();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  if (!shown) return null;
  const Dialog = shown.what === 'palette' ? Palette : Shortcuts;
  return (
    <Suspense>
      <Dialog key={shown.count} open={shown.isOpen} commands={shown.commands} onClose={close} />
    </Suspense>
  );
}

const Palette = lazy(() => import('./palette.tsx'));
const Shortcuts = lazy(() => import('./shortcuts.tsx'));
