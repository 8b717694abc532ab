import type { ReactNode } from 'react';
import { styled } from '#src/ui/styled.tsx';

type IconButtonProps = {
  id?: string;
  /** Its name, which a mouse that rests on it shows, too. */
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
};

/** A button in a row of many, where the same words again and again would hide the hours. */
export function IconButton({ label, icon, ...button }: IconButtonProps) {
  return (
    <Face type="button" aria-label={label} title={label} {...button}>
      {icon}
    </Face>
  );
}

const Face = styled('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    color: 'action',
    cursor: 'pointer',
    _hover: { bg: 'action.muted', color: 'action.hover' },
    _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
  },
});
