import { NotFound } from '../public/NotFound.tsx';
import { Stack } from '../ui/Stack.tsx';

/** An address below `/member/` that leads nowhere. */
export default function MemberNotFoundPage() {
  return (
    <Stack gap="md" maxWidth="measure">
      <NotFound signedIn />
    </Stack>
  );
}
