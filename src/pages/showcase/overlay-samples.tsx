import { lazy, Suspense, useRef, useState } from 'react';
import { AvatarMenu } from '../../layouts/avatar-menu.tsx';
import { useWords } from '../../lib/locale.ts';
import type { AlertTone } from '../../ui/alert-banner.tsx';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons/status.tsx';
import { PersonIcon } from '../../ui/icons.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { PageBar } from '../../ui/page-bar.tsx';
import { showToast } from '../../ui/toast/store.ts';
import { nothing, sample } from './sample.ts';

const Dialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }));
const RemovalDialog = lazy(async () => ({ default: (await import('../../ui/removal-dialog.tsx')).RemovalDialog }));
const Drawer = lazy(async () => ({ default: (await import('../../ui/drawer.tsx')).Drawer }));

const loadTraceBar = () => import('../../ui/trace-bar.tsx');

/** What opens in front of the page. `/ui/menu-open` and `/ui/dialog-open` show two of them open from the beginning. */
export function OverlaySamples({ dialogOpen = false }: { dialogOpen?: boolean }) {
  const t = useWords();
  const [open, setOpen] = useState(dialogOpen);
  const [isRemoving, setRemoving] = useState(false);
  const [isRecordOpen, setRecordOpen] = useState(false);
  const opensRecord = useRef<HTMLButtonElement>(null);
  return (
    <Stack as="section">
      <Heading>{t(texts.title)}</Heading>
      <Row spread>
        <Menu
          label={t(texts.more)}
          align="start"
          button={<Text as="span">{t(texts.more)}</Text>}
          items={[
            { id: 'print', label: t(texts.print), onSelect: () => showToast(t(texts.printed)) },
            { id: 'home', label: t(texts.home), to: '/', icon: <PersonIcon size="sm" /> },
          ]}
        />
        <LanguageSwitch />
        <AvatarMenu
          firstName="María"
          middleName="Guadalupe"
          lastName="Hernández-Villanueva"
          email="maria-guadalupe.hernandez-villanueva@community-hospital.example.org"
          onSignOut={nothing}
          profileTo="/member/profile"
        />
      </Row>
      <Row>
        {tones.map((tone) => (
          <Button key={tone} look="secondary" size="sm" onClick={() => showToast(t(texts.saved), { tone })}>
            {`${t(texts.toast)}: ${tone}`}
          </Button>
        ))}
        <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
          {t(texts.dialog)}
        </Button>
        <Button look="secondary" size="sm" onClick={() => setRemoving(true)}>
          {t(texts.removal)}
        </Button>
        <Button look="secondary" size="sm" onClick={() => void loadTraceBar().then((bar) => bar.beginRecording())}>
          {t(texts.recording)}
        </Button>
        <Button ref={opensRecord} look="secondary" size="sm" onClick={() => setRecordOpen(true)}>
          {t(texts.drawer)}
        </Button>
      </Row>
      <PageBar
        tone="warning"
        label={t(texts.bar)}
        icon={<WarningIcon />}
        actions={
          <Button look="secondary" size="sm" wide="phone" onClick={nothing}>
            {t(texts.keep)}
          </Button>
        }
      >
        <strong>{t(texts.bar)}</strong> {t(texts.recordBody)}
      </PageBar>
      {isRemoving && (
        <Suspense>
          <RemovalDialog
            title={t(texts.remove)}
            body={t(texts.removeBody)}
            words={{ yes: t(texts.removeYes), busy: t(texts.removeYes), keep: t(texts.keep) }}
            isBusy={false}
            problem={{ title: t(texts.notRemoved), body: t(texts.tryAgain) }}
            onRemove={nothing}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
      {isRecordOpen && (
        <Suspense>
          <Drawer
            open
            title={t(texts.record)}
            onClose={() => setRecordOpen(false)}
            returnTo={() => opensRecord.current}
          >
            <Text>{t(texts.recordBody)}</Text>
          </Drawer>
        </Suspense>
      )}
      {open && (
        <Suspense>
          <Dialog
            open
            role="alertdialog"
            title={t(texts.ask)}
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button look="destructive" onClick={() => setOpen(false)}>
                  {t(texts.cancel)}
                </Button>
                <Button look="secondary" data-autofocus onClick={() => setOpen(false)}>
                  {t(texts.keep)}
                </Button>
              </>
            }
          >
            <Text>{t(texts.body)}</Text>
          </Dialog>
        </Suspense>
      )}
    </Stack>
  );
}

const tones: readonly AlertTone[] = ['default', 'success', 'warning', 'destructive'];

const texts = {
  title: sample('Menus, toasts, dialog, drawer', 'Menús, avisos breves, diálogo, panel'),
  more: sample('More', 'Más'),
  print: sample('Print', 'Imprimir'),
  printed: sample('Printed', 'Impreso'),
  home: sample('Start page', 'Página de inicio'),
  toast: sample('Toast', 'Aviso breve'),
  saved: sample('Your phone number is saved.', 'Su número de teléfono está guardado.'),
  dialog: sample('Open a dialog', 'Abrir un diálogo'),
  removal: sample('Open a removal that failed', 'Abrir un borrado que falló'),
  remove: sample('Remove this phone?', '¿Borrar este teléfono?'),
  removeBody: sample('We do not call it any more.', 'Ya no llamaremos a este número.'),
  removeYes: sample('Remove it', 'Borrarlo'),
  notRemoved: sample('It was not removed', 'No se borró'),
  tryAgain: sample('Please try again.', 'Inténtelo de nuevo.'),
  bar: sample('A bar above the page', 'Una barra sobre la página'),
  recording: sample('Begin a recording for support', 'Comenzar una grabación para el equipo de ayuda'),
  drawer: sample('Open a drawer', 'Abrir un panel'),
  record: sample('María Hernández-Villanueva, 44 years', 'María Hernández-Villanueva, 44 años'),
  recordBody: sample('A record stands here, beside its list.', 'Aquí está un registro, junto a su lista.'),
  ask: sample('Cancel this visit?', '¿Cancelar esta cita?'),
  cancel: sample('Cancel the visit', 'Cancelar la cita'),
  keep: sample('Keep it', 'Conservarla'),
  body: sample(
    'Your counselor will be told. You can book another time right away.',
    'Avisaremos a su asesor. Puede reservar otro horario enseguida.',
  ),
};
