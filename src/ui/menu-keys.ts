import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Fixed by the product: letters typed within a second belong together. */
export const TYPE_AHEAD_MS = 1000;

type MenuState = {
  root: RefObject<HTMLElement | null>;
  open: boolean;
  setOpen: (open: boolean) => void;
  close: (focusTrigger: boolean) => void;
};

/** The keyboard of a menu button. Opening by keyboard or pointer puts the focus on the first item (on the last by ArrowUp). */
export function useMenuKeys({ root, open, setOpen, close }: MenuState): (event: KeyboardEvent) => void {
  const startAtEnd = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (!open) return;
    itemsIn(root.current)
      .at(startAtEnd.current ? -1 : 0)
      ?.focus();
    startAtEnd.current = false;
  }, [open, root]);

  return (event) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      startAtEnd.current = event.key === 'ArrowUp';
      setOpen(true);
      return;
    }
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Tab') close(false);
    else move(event, root.current, typed.current);
  };
}

function move(event: KeyboardEvent, root: HTMLElement | null, typed: { text: string; at: number }): void {
  const items = itemsIn(root);
  const here = items.findIndex((item) => item === document.activeElement);
  const goTo = (item: HTMLElement | undefined) => {
    event.preventDefault();
    item?.focus();
  };
  if (event.key === 'ArrowDown') goTo(items[(here + 1) % items.length]);
  else if (event.key === 'ArrowUp') goTo(items.at(here <= 0 ? -1 : here - 1));
  else if (event.key === 'Home') goTo(items[0]);
  else if (event.key === 'End') goTo(items.at(-1));
  else if (event.key.length === 1 && event.key !== ' ') {
    const now = Date.now();
    typed.text = (now - typed.at < TYPE_AHEAD_MS ? typed.text : '') + event.key.toLowerCase();
    typed.at = now;
    goTo(items.find((item) => item.textContent.trim().toLowerCase().startsWith(typed.text)));
  }
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
