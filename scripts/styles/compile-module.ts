import { relative, resolve } from 'node:path';
import { compileRecipe, type Rules } from './compile.ts';
import { readRecipes } from './read-recipes.ts';

const repository = resolve(import.meta.dirname, '../..');

/**
 * Puts classes in the place of a module's recipes.
 * @param rules gets the rules of these classes
 * @returns the module as it is run
 */
export async function compileModule(file: string, code: string, rules: Rules): Promise<string> {
  const recipes = await readRecipes(file, code);
  const classes = recipes.map(({ recipe, isOfComponent }, index) =>
    compileRecipe(recipe, isOfComponent ? `${relative(repository, file)} ${index}` : '', rules),
  );
  return recipes.reduceRight(
    (rest, { start, end }, index) => rest.slice(0, start) + JSON.stringify(classes[index]) + rest.slice(end),
    code,
  );
}
