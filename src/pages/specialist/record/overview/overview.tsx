import type { components } from '#openapi/generated/types.ts';
import { roomIn } from '#src/theme/windows.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Contact } from '../contact.tsx';
import { BriefFamilyTree } from './brief-family-tree.tsx';
import { BriefScreen } from './brief-screen.tsx';
import { BriefVisit } from './brief-visit.tsx';
import { StillMissing } from './still-missing.tsx';
import { TestStatus } from './test-status.tsx';

/**
 * What is read before a visit, seen at once on a laptop: when and why, FHS-7 with the relatives behind it, what stands beside it,
 * how far the test is, what is missing, the tree, and how to reach them.
 */
export function Overview({ patient }: { patient: components['schemas']['Patient'] }) {
  const { id } = patient;
  return (
    <Container>
      <BriefVisit patientId={id} />
      <Columns>
        <Stack gap="sm">
          <BriefScreen patientId={id} />
          <TestStatus patientId={id} />
          <StillMissing patientId={id} />
        </Stack>
        <Stack gap="sm">
          <BriefFamilyTree patient={patient} />
          <Contact patientId={id} />
        </Stack>
      </Columns>
    </Container>
  );
}

const Container = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: 'sm', containerType: 'inline-size' },
});
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'md',
    alignItems: 'start',
    // By the room of the record, not of the window: it may stand beside a page.
    [roomIn.columns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
