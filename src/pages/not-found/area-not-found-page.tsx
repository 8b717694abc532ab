import { Stack } from '../../ui/stack.tsx';
import { NotFound } from './not-found.tsx';

/** An address below `/member/` or `/specialist/` that leads nowhere, in the layout of that area. */
export default function AreaNotFoundPage() {
  return (
    <Stack gap="md" width="measure">
      <NotFound />
    </Stack>
  );
}
