import { useId, useState } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { commandTexts as texts } from '#src/texts/commands.ts';
import { commonTexts } from '#src/texts/common.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { Key } from './key.tsx';
import type { CommandDialogProps } from './palette.tsx';
import { areKeysOn, switchKeys } from './shortcut-keys.ts';

/** Which key does what on this page, and the switch that turns single keys off. */
export default function Shortcuts({ open, commands, onClose }: CommandDialogProps) {
  const t = useWords();
  const id = useId();
  const [isOn, setOn] = useState(areKeysOn);
  const flip = () => {
    switchKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog
      open={open}
      title={t(texts.shortcuts)}
      onClose={onClose}
      actions={
        <Button look="secondary" data-autofocus onClick={onClose}>
          {t(commonTexts.close)}
        </Button>
      }
    >
      <Keys>
        <div>
          <dt>{t(texts.palette)}</dt>
          <dd>
            <Key>Ctrl K</Key> <Key>⌘ K</Key>
          </dd>
        </div>
        {commands.map(({ id: command, title, key }) =>
          key ? (
            <div key={command}>
              <dt>{title}</dt>
              <dd>
                <Key>{key}</Key>
              </dd>
            </div>
          ) : null,
        )}
      </Keys>
      <Switch htmlFor={id}>
        <input id={id} type="checkbox" checked={isOn} onChange={flip} />
        {t(texts.keysOn)}
      </Switch>
      <Text look="small">{t(texts.keysHint)}</Text>
    </Dialog>
  );
}

const Keys = styled('dl', {
  base: {
    maxHeight: '50dvh',
    overflowY: 'auto',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 'sm', paddingBlock: '2xs' },
    '& > div + div': { borderBlockStart: '{borderWidths.hair} solid {colors.line}' },
    '& dd': { flex: 'none' },
  },
});
const Switch = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'xs',
    minHeight: 'touch',
    cursor: 'pointer',
    '& > input': { width: 'iconSmall', height: 'iconSmall', accentColor: '{colors.action}' },
  },
});
