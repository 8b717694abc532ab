import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { commandTexts as texts } from '#src/texts/commands.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Input } from '#src/ui/fields/text-field.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { Command } from './command.ts';
import { foundCommands } from './found-commands.ts';
import { Key } from './key.tsx';

export type CommandDialogProps = { open: boolean; commands: readonly Command[]; onClose: () => void };

/** All that can be done from here, found by a part of its name: arrow keys choose, Enter does it once the palette has closed. */
export default function Palette({ open, commands, onClose }: CommandDialogProps) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const wanted = useRef<Command>(undefined);
  const found = foundCommands(commands, typed);
  const active = Math.min(chosen, found.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, typed]);

  const choose = (command: Command | undefined) => {
    if (!command) return;
    wanted.current = command;
    onClose();
  };
  const move = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    }
  };
  return (
    <Dialog
      open={open}
      title={t(texts.palette)}
      onClose={onClose}
      // Before, the focus would be given back to where it was, away from where the command has put it.
      onGone={() => setTimeout(() => wanted.current?.run())}
    >
      <Input
        type="text"
        role="combobox"
        aria-label={t(texts.find)}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={move}
      />
      <List ref={list} id={`${id}-list`} role="listbox" aria-label={t(texts.palette)}>
        {found.map((command, index) => (
          <Option
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(command)}
          >
            <span>{command.title}</span>
            {command.key && <Key>{command.key}</Key>}
          </Option>
        ))}
      </List>
      <Text look="small" role="status">
        {found.length === 0 ? (
          t(texts.nothing)
        ) : (
          <VisuallyHidden>{t(texts.found, { count: found.length })}</VisuallyHidden>
        )}
      </Text>
    </Dialog>
  );
}

const List = styled('div', { base: { maxHeight: '50dvh', overflowY: 'auto', marginBlockStart: 'xs' } });
const Option = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'sm',
    minHeight: 'touch',
    paddingInline: 'xs',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'action.subtle' },
    '&[aria-selected=true]': {
      bg: 'action.muted',
      outline: '{borderWidths.line} solid {colors.action}',
      outlineOffset: 'calc({borderWidths.line} * -1)',
    },
  },
});
