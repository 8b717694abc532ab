import { Skeleton } from '#src/ui/waiting.tsx';

/** The shape of some rows. */
export function ListSkeleton() {
  return Array.from({ length: 6 }, (_, row) => <Skeleton key={row} shape="control" />);
}
