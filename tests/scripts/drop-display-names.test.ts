import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dropDisplayNames, withoutDisplayNames } from '#scripts/drop-display-names.ts';

it('takes the names of components and contexts out of the router, and marks what React makes as free of effects', () => {
  const code = `var Link = React10.forwardRef(
  function LinkWithRef() {}
);
Link.displayName = "Link";
var RouteContext = React2.createContext(null);
RouteContext.displayName = "Route";
error.displayName = name;
var other = make("x");`;
  expect(withoutDisplayNames(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef() {}
);

var RouteContext = /* @__PURE__ */ React2.createContext(null);

error.displayName = name;
var other = make("x");`);
});

it('finds the links and forms of the router that is installed', () => {
  const { transform } = dropDisplayNames;
  const id = typeof transform === 'object' ? transform.filter?.id : undefined;
  if (!(id instanceof RegExp)) throw new Error('The plugin does not say which files it is for.');
  const made = /^var (?:Link|NavLink|Form) = .*forwardRef\($/gm;
  const modules = globSync('node_modules/react-router/dist/development/*.mjs')
    .filter((file) => id.test(`/novi/${file}`))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => made.test(code));
  expect(modules).toHaveLength(1);
  const dropped = withoutDisplayNames(modules[0] ?? '');
  expect(dropped.match(made)).toHaveLength(3);
  expect(dropped.match(made)?.every((line) => line.includes('/* @__PURE__ */'))).toBe(true);
  expect(dropped).not.toMatch(/^(?:Link|NavLink|Form)\.displayName/m);
});
