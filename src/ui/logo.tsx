import { styled } from './styled.tsx';

/** The mark, a turn of the double helix, with the name. Where it stands in a link, the link says where it leads. */
export function Logo() {
  return (
    <Frame>
      <LogoMark />
      <Name>novi</Name>
    </Frame>
  );
}

export function LogoMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <Strand d="M10 2c0 7.5 12 6.5 12 14S10 22.5 10 30" />
      <Strand d="M22 2c0 3.1-2 4.7-4.3 6.2M14.3 10.6C12 12 10 13.4 10 16c0 3 1.9 4.6 4.2 6M17.7 24.3C20 25.7 22 27.2 22 30" />
      <Rung d="M12.5 5.2h7M12.8 16h6.4M12.5 26.8h7" />
    </Mark>
  );
}

const Frame = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2xs', color: 'action' },
});
const Name = styled('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'logo',
    lineHeight: '1',
    letterSpacing: '-0.02em',
    // What stands beside it does not move when the font comes.
    width: 'logoName',
    whiteSpace: 'nowrap',
  },
});
const Mark = styled('svg', {
  base: { width: 'lg', height: 'lg', flexShrink: 0, fill: 'none', strokeLinecap: 'round', strokeWidth: '3' },
});
const Strand = styled('path', { base: { stroke: 'currentColor' } });
const Rung = styled('path', { base: { stroke: 'accent', strokeWidth: '2.5' } });
