import { visuallyHiddenStyle } from '../theme/recipes/visually-hidden.ts';
import { styled } from './styled.tsx';

/** Spoken by a screen reader, not seen. */
export const VisuallyHidden = styled('span', { base: visuallyHiddenStyle });
