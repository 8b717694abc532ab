import { useId, type ReactNode } from 'react';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { Heading } from '#src/ui/text.tsx';

/** One matter of the profile, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack gap="sm">
        <Heading id={id}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
