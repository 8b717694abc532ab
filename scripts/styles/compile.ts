import { createHash } from 'node:crypto';
import { serializeStyles } from '@emotion/serialize';
import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { compile as parseCss, serialize, stringify } from 'stylis';
import { compactScale } from '../../src/theme/compact-scale.ts';
import { system } from '../../src/theme/system.ts';

/** A recipe with the name of a class in place of each style. */
export type ClassRecipe = {
  base?: string;
  variants?: Record<string, Record<string, string>>;
  defaultVariants?: Record<string, unknown>;
};

/** Rules of the style sheet by the names of their classes. */
export type Rules = Map<string, string>;

/**
 * Names a class for each style of a recipe, and adds its rule. Rules of variants come after their base, as they win over it.
 * @param apart names what else the element wears: alike recipes share their classes unless this differs
 */
export function compileRecipe(
  { base, variants = {}, defaultVariants }: RecipeDefinition,
  apart: string,
  rules: Rules,
): ClassRecipe {
  const own = base && addRule(base, apart, rules);
  const classes = Object.entries(variants).map(([name, options]): [string, Record<string, string>] => [
    name,
    Object.fromEntries(
      Object.entries(options).map(([option, style]) => [
        option,
        addRule(style, `${apart} ${own ?? ''} ${name}`, rules),
      ]),
    ),
  ]);
  return {
    ...(own && { base: own }),
    ...(classes.length > 0 && { variants: Object.fromEntries(classes) }),
    ...(defaultVariants && { defaultVariants }),
  };
}

/** Everything of the theme that is no recipe: the order of the layers, the reset, the tokens and what holds everywhere. */
export function themeCss(): string {
  return [
    system.layers.atRule,
    ...system._global.map((each) => textOf('', each)),
    `@layer tokens{${textOf('html[data-scale=compact]', compactScale)}}`,
  ].join('\n');
}

/** The rules of recipes, in the order in which they were added. */
export function recipesCss(rules: Rules): string {
  return `@layer recipes{${[...rules.values()].join('')}}`;
}

/** The class of a style; none where it says nothing. */
function addRule(style: SystemStyleObject, apart: string, rules: Rules): string {
  const css = system.css(style);
  refuseTokenNames(css);
  const text = textOf('.n', css);
  if (text === '') return '';
  const name = `n${createHash('sha256').update(`${apart}\n${text}`).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 5)}`;
  const rule = textOf(`.${name}`, css);
  if ((rules.get(name) ?? rule) !== rule)
    throw new Error(`Two styles would have the class ${name}: make its hash longer.`);
  rules.set(name, rule);
  return name;
}

/** Of a property that takes no such token, its name would reach the browser, which ignores it. */
function refuseTokenNames(css: object): void {
  for (const [property, value] of Object.entries(css) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null) refuseTokenNames(value);
    else if (typeof value === 'string' && tokenName.test(value))
      throw new Error(`${property} knows no token "${value}".`);
  }
}

/** No value of CSS looks like these. */
const tokenName = /^(?:\d?x[sl]|sm|md|lg|[a-z]+\.[a-z]+)$/i;

function textOf(selector: string, css: object): string {
  const { styles } = serializeStyles([css as never]);
  return serialize(parseCss(selector ? `${selector}{${styles}}` : styles), stringify);
}
