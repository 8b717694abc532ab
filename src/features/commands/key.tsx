import { styled } from '#src/ui/styled.tsx';

/** A key of the keyboard, as it is written on it. */
export const Key = styled('kbd', {
  base: {
    flex: 'none',
    minWidth: 'md',
    paddingInline: '2xs',
    border: '{borderWidths.hair} solid {colors.line.control}',
    borderRadius: 'sm',
    bg: 'bg.surface',
    fontFamily: 'body',
    fontSize: 'small',
    textAlign: 'center',
    textTransform: 'uppercase',
  },
});
