import './paper.css';
import { createPortal } from 'react-dom';
import { pagesOf, papersToPrint } from '#domain/pedigree/paper.ts';
import { useLocale } from '../../lib/locale.ts';
import { styled } from '../../ui/styled.tsx';
import { Shapes } from './primitive-shape.tsx';
import { useDrawing, type PedigreeOf } from './use-drawing.ts';

/** The pages of a tree, for the printer alone. They stand beside the app: within a drawer, a second page would be cut off. */
export function PrintedPedigree({ of, now }: { of: PedigreeOf; now: Date }) {
  const locale = useLocale();
  const pages = pagesOf(useDrawing(of), now, locale, papersToPrint);
  const isUpright = pages.some(({ width, height }) => height > width);
  return createPortal(
    <Pages data-print-alone sheet={isUpright ? 'upright' : 'lying'}>
      {pages.map(({ width, height, title, views }, index) => (
        <Page key={index}>
          <svg role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`}>
            {views.map(({ parts, at, scale, cut }, number) => (
              <svg
                key={number}
                {...{ ...at, width: cut.width * scale, height: cut.height * scale }}
                viewBox={`${cut.x} ${cut.y} ${cut.width} ${cut.height}`}
              >
                <Shapes parts={parts} />
              </svg>
            ))}
          </svg>
        </Page>
      ))}
    </Pages>,
    document.body,
  );
}

const Pages = styled('div', {
  base: { display: 'none', _print: { display: 'block', bg: 'white' } },
  variants: { sheet: { upright: { page: 'upright' }, lying: { page: 'lying' } } },
});

/** A paper of another size than the one that was thought of gets the page whole. */
const Page = styled('div', {
  base: {
    height: '100vh',
    overflow: 'hidden',
    breakInside: 'avoid',
    '&:not(:last-child)': { breakAfter: 'page' },
    '& > svg': { display: 'block', width: 'full', height: 'full' },
  },
});
