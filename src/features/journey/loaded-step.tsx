import type { ComponentProps } from 'react';
import type { JourneyStep } from '#domain/steps.ts';
import { Loaded } from '../loading/loaded.tsx';
import { StepPage } from './step-page.tsx';

/**
 * `Loaded` as the page of a step. What the page is called depends on what is there: until that is known, and where it can’t be
 * had, it has the step's name.
 */
export function LoadedStep<Data extends readonly unknown[]>({
  step,
  ...loaded
}: ComponentProps<typeof Loaded<Data>> & { step: JourneyStep }) {
  const reads: readonly { data: unknown }[] = loaded.of;
  const page = <Loaded {...loaded} />;
  return reads.every(({ data }) => data !== undefined) ? page : <StepPage step={step}>{page}</StepPage>;
}
