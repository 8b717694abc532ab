import type { ReactNode } from 'react';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { useJourney } from '../journey/use-journey.ts';

/** What a query of react-query tells, as far as it is needed to know whether its first answer is still on its way. */
type Read = { isPending: boolean; failureCount: number };

type TogetherProps = {
  /** The first reads of all parts. Each part says by itself what could not be loaded. */
  reads: readonly Read[];
  /** What is awaited: "Looking up your details …". */
  waiting: string;
  children: ReactNode;
};

/**
 * The parts of a page that read by themselves, drawn at once when all of them, and the journey, have their first answer: one
 * after the other would push down what stands below.
 */
export function Together({ reads, waiting, children }: TogetherProps) {
  const { isLoading } = useJourney();
  const isAwaited = isLoading || reads.some(({ isPending, failureCount }) => isPending && failureCount === 0);
  if (!isAwaited) return children;
  return (
    <Waiting text={waiting}>
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </Waiting>
  );
}
