import { linkRecipe } from '#src/theme/recipes/text.ts';
import { styled } from '#src/ui/styled.tsx';

/** A button within a line of a table: it stands where text would. */
export const CellButton = styled('button', {
  ...linkRecipe,
  base: { ...linkRecipe.base, textAlign: 'start', overflowWrap: 'anywhere' },
});
