import { lazyPage } from '#src/lib/chunks/lazy-page.tsx';

/** The page of the pedigree, whose drawing no other page of the survey needs. */
export const TreePage = lazyPage(() => import('./tree-page.tsx'), 'tree-page');
