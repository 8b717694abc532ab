import type { ComponentProps } from 'react';
import type { components } from '#openapi/generated/types.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { SummarySheet } from './summary-sheet.tsx';

type WrittenSummaryProps = Omit<ComponentProps<typeof SummarySheet>, 'first'> & {
  /** What it was before it was changed, the newest first. */
  earlier: readonly components['schemas']['SummaryVersion'][];
};

/** What was written after a visit and planned there, and what it was before a change: as the member has it. */
export function WrittenSummary({ earlier, ...sheet }: WrittenSummaryProps) {
  return (
    <>
      <SummarySheet {...sheet} first={earlier.at(-1) ?? sheet.current} />
      {earlier.length > 0 && <EarlierVersions versions={earlier} />}
    </>
  );
}
