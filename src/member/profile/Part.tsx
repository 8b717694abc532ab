import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Heading } from '../../ui/Text.tsx';

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
