import { z } from 'zod';
import { isStateCode, stateCodes, stateNames } from '../../../../domain/states.ts';
import { sanitizeText } from '../../../../domain/validation.ts';
import type { components } from '../../../../openapi/generated/types.ts';
import { zLine, zName, zOptionalLine, zZip } from '../../../../openapi/generated/zod/zod.gen.ts';
import type { DraftValues } from '../../../app/autosave/drafts.ts';
import { say } from '../../../texts/locale.ts';
import { requestKitTexts as texts } from '../../../texts/requestKit.ts';
import { placeFits } from '../placeFits.ts';

type Patient = components['schemas']['Patient'];

/** What is typed on the pages of the order. The places are the ones of the order itself, so its errors find them. */
export type OrderValues = {
  consents: boolean;
  address: { line1: string; line2: string; city: string; state: string; zip: string };
};

const text = z.string().overwrite(sanitizeText);

export const consentSchema = z.object({
  consents: z.boolean().refine((consents) => consents, say(texts.consentNeeded)),
});

const lines = z.object({
  line1: text.pipe(zLine),
  line2: text.pipe(zOptionalLine),
  city: text.pipe(zName),
  state: z.string().refine(isStateCode, say(texts.stateNeeded)),
  zip: text.refine((zip) => zZip.safeParse(zip).success, say(texts.zipFormat)),
});

export const addressSchema = z.object({ address: lines.check(placeFits) });

/** Sentences for what the contract refuses; too long a line has one of its own. */
export const addressMessages = (values: OrderValues['address']) => ({
  ...(sanitizeText(values.line1) === '' && { 'address.line1': texts.line1Needed }),
  ...(sanitizeText(values.city) === '' && { 'address.city': texts.cityNeeded }),
});

export const stateOptions = stateCodes.map((value) => ({ value, label: stateNames[value] }));

/** The draft as the backend keeps it: a flat list. Never the consent: whoever can write drafts could give it for the member. */
export function toDraft({ address }: Pick<OrderValues, 'address'>): DraftValues {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [`address.${name}`, value] as const));
}

/** What the pages begin with: the draft, else what the patient's record says. The consent is given anew in every visit. */
export function fromDraft(draft: DraftValues, patient: Pick<Patient, 'state' | 'zip'>): OrderValues {
  const line = (name: keyof OrderValues['address'], otherwise = '') => {
    const value = draft[`address.${name}`];
    return typeof value === 'string' ? value : otherwise;
  };
  return {
    consents: false,
    address: {
      line1: line('line1'),
      line2: line('line2'),
      city: line('city'),
      state: line('state', patient.state ?? ''),
      zip: line('zip', patient.zip ?? ''),
    },
  };
}
