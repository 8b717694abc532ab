import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { RecipeDefinition } from '@chakra-ui/react/styled-system';
import { parseSync, transformWithOxc, Visitor, type ESTree } from 'vite';

/** A recipe where it stands in a module: the second argument of `styled()`. */
export type WrittenRecipe = {
  start: number;
  end: number;
  recipe: RecipeDefinition;
  /** Whether it dresses a component, which may wear a look already. */
  isOfComponent: boolean;
};

/**
 * The recipes of a module, in their order. A recipe may use what the module imports from a file without markup, and constants of its own.
 * @throws Error naming the file where a recipe can't be known without running the module
 */
export async function readRecipes(file: string, code: string): Promise<WrittenRecipe[]> {
  if (!/\bstyled\(/.test(code)) return [];
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) return [];
  const places = recipePlaces(program);
  const module = { file, code, scope: scopeOf(program) };
  return Promise.all(
    places.map(async (place) => ({ ...place, recipe: (await evaluate(module, place)) as RecipeDefinition })),
  );
}

const root = resolve(import.meta.dirname, '../..');

type Span = { start: number; end: number };
type Module = { file: string; code: string; scope: Scope };
type Scope = Map<string, { imported: { from: string; name: string } } | { constant: Span }>;

type RecipeSpan = Span & { isOfComponent: boolean };

function recipePlaces(program: ESTree.Program): RecipeSpan[] {
  const places: RecipeSpan[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const [tag, recipe] = callee.type === 'Identifier' && callee.name === 'styled' ? given : [];
      if (!tag || !recipe) return;
      places.push({ start: recipe.start, end: recipe.end, isOfComponent: tag.type !== 'Literal' });
    },
  }).visit(program);
  return places;
}

/** What a recipe may name: imports, and constants at the top of the module. */
function scopeOf(program: ESTree.Program): Scope {
  const scope: Scope = new Map();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      for (const each of statement.specifiers) {
        if (each.type !== 'ImportSpecifier') continue;
        const name = each.imported.type === 'Identifier' ? each.imported.name : each.imported.value;
        scope.set(each.local.name, { imported: { from: statement.source.value, name } });
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) scope.set(id.name, { constant: { start: init.start, end: init.end } });
    }
  }
  return scope;
}

function namesWithin(text: string, scope: Scope): string[] {
  const { program } = parseSync('recipe.ts', `(${text})`, { lang: 'ts' });
  const names = new Set<string>();
  new Visitor({
    Identifier({ name }) {
      if (scope.has(name)) names.add(name);
    },
  }).visit(program);
  return [...names];
}

/** What an expression of a module says, which may name what is in its scope. */
async function evaluate(module: Module, { start, end }: Span): Promise<unknown> {
  const text = module.code.slice(start, end);
  const names = namesWithin(text, module.scope);
  const values = await Promise.all(names.map((name) => valueOf(module, name)));
  const { code } = await transformWithOxc(`const value = (${text});`, 'recipe.ts');
  const run = compileFunction(`${code}; return value;`, names, { filename: module.file }) as (
    ...given: unknown[]
  ) => unknown;
  return run(...values);
}

async function valueOf(module: Module, name: string): Promise<unknown> {
  const bound = module.scope.get(name);
  if (bound === undefined) return undefined;
  if ('constant' in bound) return evaluate(module, bound.constant);
  const { from } = bound.imported;
  const path = from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(module.file), from);
  const values = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  return values[bound.imported.name];
}
