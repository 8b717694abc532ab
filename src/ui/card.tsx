import { cardRecipe } from '../theme/recipes/surface.ts';
import { styled } from './styled.tsx';

/** A panel. `look`: raised (default), outlined, sunken; `pad`: md (default), sm, none. */
export const Card = styled('section', cardRecipe);
