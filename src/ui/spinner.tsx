import { styled } from './styled.tsx';

/** A turning ring beside a text that says what is awaited; alone it says nothing, so it is hidden from screen readers. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const Ring = styled('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: 'iconSmall',
    height: 'iconSmall',
    borderRadius: 'full',
    border: '{borderWidths.ring} solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 0.9s linear infinite',
  },
});
