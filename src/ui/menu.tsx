import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useMenuKeys } from './menu-keys.ts';
import { PageLink } from './page-link.tsx';
import { styled } from './styled.tsx';

export type MenuItem = { id: string; label: string; icon?: ReactNode } & ({ to: string } | { onSelect: () => void });

type MenuProps = {
  /** What the button is called for a screen reader, when it shows no text. */
  label: string;
  button: ReactNode;
  /** Shown above the items: who is signed in, for example. */
  header?: ReactNode;
  items: readonly MenuItem[];
  /** The edge of the button that the menu keeps to; it needs room on the other side. */
  align?: 'start' | 'end';
};

/** A dropdown menu by the menu-button pattern of the ARIA practices: arrows, Home, End, Escape and type-ahead. */
export function Menu({ label, button, header, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (focusTrigger: boolean) => {
    setOpen(false);
    if (focusTrigger) trigger.current?.focus();
  };
  const keys = useMenuKeys({ root, open, setOpen, close });

  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  return (
    <Root ref={root} onKeyDown={keys}>
      <Trigger
        type="button"
        ref={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Trigger>
      {open && (
        <Popup align={align}>
          {header && <Header id={`${id}-header`}>{header}</Header>}
          <List id={id} role="menu" aria-label={label} aria-describedby={header ? `${id}-header` : undefined}>
            {items.map((item) => (
              <Item key={item.id} item={item} close={close} />
            ))}
          </List>
        </Popup>
      )}
    </Root>
  );
}

function Item({ item, close }: { item: MenuItem; close: (focusTrigger: boolean) => void }) {
  const common = { role: 'menuitem', tabIndex: -1 };
  if ('to' in item) {
    return (
      <ItemLink {...common} to={item.to} onClick={() => close(false)}>
        {item.icon}
        {item.label}
      </ItemLink>
    );
  }
  const select = () => {
    close(true);
    item.onSelect();
  };
  return (
    <ItemButton {...common} type="button" onClick={select}>
      {item.icon}
      {item.label}
    </ItemButton>
  );
}

const Root = styled('div', { base: { position: 'relative' } });

const Trigger = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    minWidth: 'touch',
    borderRadius: 'full',
    cursor: 'pointer',
  },
});

const Popup = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    marginBlockStart: '2xs',
    width: 'max-content',
    minWidth: 'min({sizes.menu}, calc(100vw - {sizes.lg}))',
    maxWidth: 'min({sizes.menuWidest}, calc(100vw - {sizes.lg}))',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    boxShadow: 'raised',
    animation: 'rise {durations.quick} ease-out',
  },
  variants: { align: { start: { insetInlineStart: '0' }, end: { insetInlineEnd: '0' } } },
});

const Header = styled('div', {
  base: {
    padding: 'sm',
    borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
  },
});

const List = styled('div', { base: { padding: '2xs' } });

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 'xs',
  width: 'full',
  minHeight: 'touch',
  paddingInline: 'xs',
  borderRadius: 'sm',
  color: 'fg',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'action.muted' },
  _focusVisible: { bg: 'action.muted', outlineOffset: 'calc({borderWidths.strong} * -1)' },
  '& > svg': { color: 'action' },
} as const;

const ItemLink = styled(PageLink, { base: item });
const ItemButton = styled('button', { base: item });
