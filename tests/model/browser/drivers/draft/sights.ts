import { expect } from '@playwright/test';
import type { Sight, Unseen } from '../../driver.ts';
import { forms } from './forms.ts';
import type { World } from './world.ts';

const form: Sight<World> = async ({ page }, { form, place, shown }) => {
  const isOnOtherPages = ['kit', 'medical history', 'ordered kit', 'release'].includes(form);
  if (place === 'form' && !isOnOtherPages) await expect(forms[form].field(page)).toHaveValue(shown);
};
const passes = { unseen: 'It passes at once.' };
const beside = { unseen: 'What is seen, the state of saving says.' };

export const sights = {
  'saving.clean': form,
  'saving.dirty': form,
  'saving.sending.posting': form,
  'saving.sending.comparing': form,
  'saving.settling': passes,
  'saving.retrying': form,
  'saving.refused': form,
  'saving.conflict.open': form,
  'saving.conflict.overruling': form,
  'saving.submitting.deciding': passes,
  'saving.submitting.checking': form,
  'saving.submitting.storing': form,
  'saving.held': form,
  'saving.opening': form,
  'typing.resting': beside,
  'typing.writing.pausing': beside,
  'copy.none': form,
  'copy.present.encrypting': form,
  'copy.present.encrypted': form,
  'copy.present.missing': form,
  'copy.present.dropping': form,
} satisfies Readonly<Record<string, Sight<World> | Unseen>>;
