import * as z from 'zod/mini';
import { checkDelivery } from '#domain/delivery.ts';
import { isMilitaryRegion, isStateCode, militaryRegions, stateCodes, stateNames } from '#domain/states.ts';
import { sanitizeText } from '#domain/validation.ts';
import type { components } from '#openapi/generated/types.ts';
import { zLine, zName, zOptionalLine, zZip } from '#openapi/generated/zod/zod.gen.ts';
import type { DraftValues } from '#src/features/drafts/store.ts';
import { getLocale, fieldError } from '#src/lib/locale.ts';
import { requestKitTexts as texts } from '#src/texts/request-kit.ts';

type Patient = components['schemas']['Patient'];

/** What is typed on the pages of the order. The places are the ones of the order itself, so its errors find them. */
export type OrderValues = {
  consents: boolean;
  address: { line1: string; line2: string; city: string; state: string; zip: string };
};

const text = z.string().check(z.overwrite(sanitizeText));

export const consentSchema = z.object({
  consents: z.boolean().check(z.refine((consents) => consents, fieldError(texts.consentNeeded))),
});

const lines = z.object({
  line1: z.pipe(text, zLine),
  line2: z.pipe(text, zOptionalLine),
  city: z.pipe(text, zName),
  state: z
    .string()
    .check(z.refine((state) => isStateCode(state) || isMilitaryRegion(state), fieldError(texts.stateNeeded))),
  zip: text.check(z.refine((zip) => zZip.safeParse(zip).success, fieldError(texts.zipFormat))),
});

/** The domain's rule for an address that a parcel can reach, told together with whatever else is wrong in the form. */
const canArrive = z.superRefine<OrderValues['address']>(
  (address, context) => {
    for (const { path, message } of checkDelivery(address)) {
      // What the list of states does not hold is said by the field itself.
      if (address.state !== '')
        context.addIssue({ code: 'custom', path: [path.slice(1)], message: message[getLocale()] });
    }
  },
  { when: () => true },
);

export const addressSchema = z.object({ address: lines.check(canArrive) });

/** Sentences for what the contract refuses; too long a line has one of its own. */
export const addressMessages = (values: OrderValues['address']) => ({
  ...(sanitizeText(values.line1) === '' && { 'address.line1': texts.line1Needed }),
  ...(sanitizeText(values.city) === '' && { 'address.city': texts.cityNeeded }),
});

/** The states and territories, then the regions of military mail with the letters that stand on the envelope. */
export const stateOptions = [
  ...stateCodes.map((value) => ({ value: value, label: stateNames[value] })),
  ...Object.entries(militaryRegions).map(([value, name]) => ({ value, label: `${value} – ${name}` })),
];

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
