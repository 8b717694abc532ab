import { Stack } from '../ui/Stack.tsx';
import { NotFound } from './NotFound.tsx';

/** An address below `/member/` or `/specialist/` that leads nowhere, in the layout of that area. */
export default function AreaNotFoundPage() {
  return (
    <Stack gap="md" maxWidth="measure">
      <NotFound signedIn />
    </Stack>
  );
}
