import { styled } from './styled.tsx';

/** The mark, a turn of the double helix, with the name. Where it stands in a link, the link says where it leads. */
export function Logo() {
  return (
    <Frame>
      <LogoMark />
      <Name viewBox="0 0 52 26" aria-hidden="true" focusable="false">
        <path d={novi} />
      </Name>
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
const Name = styled('svg', {
  base: { width: 'logoName', height: 'logoNameHeight', flexShrink: 0, fill: 'currentColor' },
});
const Mark = styled('svg', {
  base: { width: 'lg', height: 'lg', flexShrink: 0, fill: 'none', strokeLinecap: 'round', strokeWidth: '3' },
});
const Strand = styled('path', { base: { stroke: 'currentColor' } });
const Rung = styled('path', { base: { stroke: 'accent', strokeWidth: '2.5' } });

/**
 * The word “novi” in Bitter Bold (../theme/fonts/README.md), as outlines: as text it had another width while the font was on its
 * way, and moved what stands beside it.
 */
const novi =
  'M.8 21.7v-1.9l2.1-.6-.4.6v-10l.4.6-2.1-.6V7.9l4.5-.2.5 2.5-.5-.2Q6.6 8.8 8 8.1t2.7-.6q1.7 0 2.9 1.1t1.1 3.4v7.8l-.3-.6 2.1.6v1.9h-7v-1.9l2-.6-.4.6v-7.1q0-1.2-.6-1.8t-1.4-.6q-.7 0-1.6.4-.8.3-1.6 1.1l.2-.6v8.6l-.3-.5 1.9.5v1.9ZM23.9 7.5q3.1 0 4.8 1.8t1.7 5.2q0 2.3-.8 4t-2.4 2.6-3.8.9q-3 0-4.7-1.8T17 15q0-2.3.8-4t2.4-2.6 3.7-.9m-.2 2.6q-1.4 0-2.2 1.2-.7 1.1-.7 3.6 0 2.3.7 3.4t2.1 1.1q1.1 0 1.7-.5.7-.5 1-1.6t.3-2.6q0-2.4-.7-3.5t-2.2-1.1m15-2.2 5.9-.2v1.9l-1.5.6.5-.5-4.3 12.1h-4.2l-3.8-12 .5.4-1.6-.4V7.9l6.4-.2v1.9l-1.9.5.3-.4 2.6 9.7h-.2l2.9-9.6.2.4-1.8-.4Zm11.4 11.7-.3-.4 2 .6v1.9h-7.1v-1.9l2-.6-.3.4v-9.5l.2.2-1.9-.5V7.9l5.4-.2Zm-2-13.9q-.9 0-1.5-.5T46 3.6t.6-1.6 1.6-.6 1.5.6q.6.5.6 1.6 0 1-.6 1.6-.7.5-1.6.5';
