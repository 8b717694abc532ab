import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button.tsx';
import { Menu } from '../Menu.tsx';
import { Row, Stack } from '../Stack.tsx';
import { Heading, Text } from '../Text.tsx';
import { showToast } from '../toast/store.ts';

const Dialog = lazy(async () => ({ default: (await import('../Dialog.tsx')).Dialog }));

export function OverlaySamples() {
  const [open, setOpen] = useState(false);
  return (
    <Stack as="section">
      <Heading>Menu, toast, dialog</Heading>
      <Row>
        <Menu
          label="More"
          button={<Text as="span">More</Text>}
          items={[
            { id: 'print', label: 'Print', onSelect: () => showToast('Printed') },
            { id: 'home', label: 'Start page', to: '/' },
          ]}
        />
        <Button look="secondary" onClick={() => showToast('Your phone number is saved.')}>
          Show a toast
        </Button>
        <Button look="secondary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
      </Row>
      {open && (
        <Suspense>
          <Dialog
            open
            role="alertdialog"
            title="Cancel this visit?"
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button look="destructive" onClick={() => setOpen(false)}>
                  Cancel the visit
                </Button>
                <Button look="secondary" data-autofocus onClick={() => setOpen(false)}>
                  Keep it
                </Button>
              </>
            }
          >
            <Text>Your counselor will be told. You can book another time right away.</Text>
          </Dialog>
        </Suspense>
      )}
    </Stack>
  );
}
