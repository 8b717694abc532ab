import { chakra } from '@chakra-ui/react/styled-system';
import { cardRecipe } from '../theme/recipes/surface.ts';

/** A panel. `look`: raised (default), outlined, sunken; `pad`: md (default), sm, none. */
export const Card = chakra('section', cardRecipe);
