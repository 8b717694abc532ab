import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { paths } from '#domain/paths.ts';
import { noEvidence } from '#domain/progress.ts';
import { journeySteps, stepFacts, stepPath, steps } from '#domain/steps.ts';
import { linkKinds } from '#machines/account/action-link.ts';
import { readGraph } from '#machines/graph/read.ts';
import { journeyMachine } from '#machines/journey/machine.ts';
import { stepType } from '#server/db/schema/users.ts';
import { memberRoutes, routeOf } from '#src/app/routes.ts';
import { whyTexts } from '#src/texts/dashboard.ts';
import { stepSentences } from '#src/texts/welcome.ts';

/** The steps are one list: whoever tells of them tells of the same ones, in the same order, and of no other. */
const { states } = readGraph(journeyMachine);
const viewed = states.filter(({ name }) => name === 'viewing').map(({ parent }) => parent?.replace(/^journey\./, ''));

const { schemas } = (parse(readFileSync('openapi/novi.yaml', 'utf8')) as Contract).components;
const stepOf = (path: string) => /^\/member\/([^/]+)\/\*$/.exec(path)?.[1];

const lists = {
  'states of the machine': viewed,
  'prefixes of the router': memberRoutes.map(({ path }) => stepOf(path)).filter((step) => step !== 'profile' && step),
  'evidence of the machine': Object.keys(noEvidence),
  'evidence of the contract': Object.keys(
    schemas['JourneyResult']?.properties?.['data']?.properties?.['evidence']?.properties ?? {},
  ),
  'names of the steps': Object.keys(stepFacts),
  'sentences of the steps': Object.keys(stepSentences),
  'reasons of the dashboard': Object.keys(whyTexts),
};

test.each(Object.entries(lists))('the %s are the steps, in their order', (_, list) => {
  expect(list).toEqual([...journeySteps]);
});

test.each([
  ['the contract', schemas['Step']?.enum],
  ['a user of the contract', schemas['User']?.properties?.['step']?.enum?.filter((step) => step !== null)],
  ['the database', stepType.enumValues],
])('%s knows the steps and that all are done, in their order', (_, list) => {
  expect(list).toEqual([...steps]);
});

test('the machine ends where all are done', () => {
  expect(states.find(({ id }) => id === 'journey.complete')).toBeDefined();
});

test.each(journeySteps)('the address of %s and those below it lead to its page alone', (step) => {
  const route = memberRoutes.find(({ path }) => path === `${stepPath(step)}*`);
  for (const address of [stepPath(step), stepPath(step).slice(0, -1), `${stepPath(step)}below`])
    expect(routeOf(address)).toBe(route);
});

test.each(Object.entries(paths))('the address %s has a page', (_, path) => {
  expect(routeOf(path)?.path).not.toMatch(/^(\/member\/|\/specialist\/)?\*$/);
});

test('e-mails lead to addresses of the router: each is named in domain/paths.ts, and none is spelled out', () => {
  const files = readdirSync('server/areas/messages').map((name) =>
    readFileSync(`server/areas/messages/${name}`, 'utf8'),
  );
  const spelled = files.flatMap((text) => text.match(/origin\}\/[\w-]+/g) ?? []);
  expect(spelled).toEqual([]);
});

test.each(linkKinds)('the provider’s e-mail that does “%s” leads to a page', (kind) => {
  expect(routeOf(`${paths.account}?mode=${kind}`)?.path).toBe(paths.account);
});

type Schema = { enum?: unknown[]; properties?: Record<string, Schema | undefined> };
type Contract = { components: { schemas: Record<string, Schema | undefined> } };
