import { styled } from './styled.tsx';

/** Spoken by a screen reader, not seen. */
export const VisuallyHidden = styled('span', {
  base: {
    position: 'absolute',
    width: 'dot',
    height: 'dot',
    margin: 'calc({borderWidths.hair} * -1)',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
