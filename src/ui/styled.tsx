import type { RecipeDefinition, RecipeSelection, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ElementType, ReactNode } from 'react';

/** What a variant can be: `true` and `false` are told as such. */
type StyledProps<T extends ElementType, V extends RecipeVariantRecord> = Omit<
  ComponentProps<T>,
  'color' | 'as' | (T extends 'svg' | 'img' | 'canvas' ? never : 'width' | 'height') | keyof RecipeSelection<V>
> & { [K in keyof V]?: Option<keyof V[K]> } & { as?: ElementType };
type Option<K> = (K extends 'true' | 'false' ? boolean : K) | undefined;

/**
 * An element or a component with a look out of the theme: a recipe of Chakra's, whose style sheet is made when the app is built
 * (scripts/styles), so that no page makes styles while it runs. A recipe stands where it is read without running the module: it may use
 * constants of its module and what that imports from files without markup.
 * @param tag what is shown; a component has to take a `className`
 * @param recipe its base, and its variants, which become props
 */
export function styled<T extends ElementType, V extends RecipeVariantRecord = Record<never, never>>(
  tag: T,
  recipe: RecipeDefinition<V>,
): (props: StyledProps<T, V>) => ReactNode {
  const { base, variants = {}, defaultVariants = {} } = recipe as ClassRecipe;
  const looks = Object.entries(variants);
  const hasLook = isStyled(tag);
  function Styled(given: { as?: ElementType; className?: string } & Record<string, unknown>) {
    const { as, className } = given;
    const classes = [base];
    for (const [name, options] of looks) classes.push(options[String(given[name] ?? defaultVariants[name])]);
    classes.push(className);
    // A page has hundreds of these. To copy what is kept is far less work than to take away what the look is called, which an
    // element does not know.
    const props: Record<string, unknown> = {};
    for (const name of Object.keys(given)) if (name !== 'as' && !(name in variants)) props[name] = given[name];
    if (hasLook && as !== undefined) props['as'] = as;
    const Tag = as === undefined || hasLook ? tag : as;
    return <Tag {...props} className={classes.filter(isClass).join(' ') || undefined} />;
  }
  Styled.isStyled = true;
  return Styled as (props: StyledProps<T, V>) => ReactNode;
}

/** Whether it has a look already: it is shown as something else by itself then, and keeps its look. */
function isStyled(tag: ElementType): boolean {
  return typeof tag === 'function' && 'isStyled' in tag;
}

/** A recipe with the name of a class in place of each style, as the build leaves it. */
type ClassRecipe = {
  base?: unknown;
  variants?: Record<string, Record<string, unknown>>;
  defaultVariants?: Record<string, unknown>;
};

/** Where nothing was built, as in tests without a style sheet, a recipe still holds styles. */
function isClass(style: unknown): style is string {
  return typeof style === 'string' && style !== '';
}
