import type { ReactNode } from 'react';
import { styled } from './styled.tsx';

type PicturedProps = {
  /** One of illustrations/: it decorates, and says nothing that the words don't. */
  picture: ReactNode;
  children: ReactNode;
};

/** Words with their picture: beside it, on a phone the picture comes first. */
export function Pictured({ picture, children }: PicturedProps) {
  return (
    <Frame>
      <Words>{children}</Words>
      <PictureFrame>{picture}</PictureFrame>
    </Frame>
  );
}

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) {sizes.picture}' },
    alignItems: 'center',
    gap: { base: 'sm', sm: 'lg' },
  },
});
const Words = styled('div', { base: { minWidth: '0' } });
/** First to the eye only: in the order of the page the words come first. */
const PictureFrame = styled('div', { base: { order: { base: '-1', sm: '0' }, _print: { display: 'none' } } });
