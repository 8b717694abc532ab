import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { kitReasonCodes } from '#domain/kit-reasons.ts';
import { kitStatuses } from '#domain/kit-status.ts';
import { authorities } from '#domain/roles.ts';
import { journeySteps, steps } from '#domain/steps.ts';
import { zipPattern } from '#domain/validation.ts';
import { planDoers, planItemStatuses, resultOutcomes, writingKinds } from '#domain/visit-summary.ts';

const { schemas } = (parse(readFileSync('openapi/novi.yaml', 'utf8')) as Contract).components;

test('the contract and the domain list the same steps, statuses and authorities', () => {
  expect(schemas['Step']?.enum).toEqual([...steps]);
  expect(schemas['User']?.properties?.['step']?.enum).toEqual([...steps, null]);
  expect(schemas['KitStatus']?.enum).toEqual([...kitStatuses]);
  expect(schemas['KitReason']?.enum).toEqual(kitReasonCodes);
  expect(schemas['Authority']?.enum).toEqual([...authorities]);
});

test('the contract and the domain list the same outcomes of a test and the same doers of a plan', () => {
  const { outcome } = schemas['SummaryContent']?.properties?.['result']?.properties ?? {};
  expect(outcome?.enum).toEqual([...resultOutcomes, null]);
  expect(schemas['PlanItem']?.properties?.['who']?.enum).toEqual([...planDoers, null]);
  expect(schemas['PlannedItem']?.properties?.['who']?.enum).toEqual([...planDoers, null]);
  expect(schemas['PlanItemStatus']?.enum).toEqual([...planItemStatuses]);
  expect(schemas['WritingKind']?.enum).toEqual([...writingKinds]);
});

test('the evidence of the contract names every step once', () => {
  const data = schemas['JourneyResult']?.properties?.['data'];
  expect(Object.keys(data?.properties?.['evidence']?.properties ?? {})).toEqual([...journeySteps]);
});

test('the contract and the domain ask for the same zip code', () => {
  expect(schemas['Zip']?.pattern).toBe(zipPattern.source);
});

type Schema = { enum?: unknown[]; pattern?: string; properties?: Record<string, Schema | undefined> };
type Contract = { components: { schemas: Record<string, Schema | undefined> } };
