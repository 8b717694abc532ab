import * as z from 'zod/mini';
import { checkBirth } from '#domain/eligibility.ts';
import { sanitizeText } from '#domain/validation.ts';
import { checkStateAndZip } from '#domain/zip-codes.ts';
import type { components } from '#openapi/generated/types.ts';
import { zVerifyPatientInfo } from '#openapi/generated/zod/zod.gen.ts';
import type { DraftValues } from '#src/features/drafts/store.ts';
import type { StepRecords } from '#src/features/journey/records.ts';
import { getLocale, fieldError } from '#src/lib/locale.ts';
import { eligibilityTexts } from '#src/texts/eligibility.ts';
import { formTexts } from '#src/texts/forms.ts';

type Schemas = components['schemas'];
type Patient = Schemas['Patient'];
export type Details = Required<StepRecords['eligibility']>;

const contract = zVerifyPatientInfo.shape;
const text = z.string().check(z.overwrite(sanitizeText));

/** The domain's rule for a state and its zip codes, told together with whatever else is wrong in the form. */
const placeFits = z.superRefine<{ state: string; zip: string }>(
  (place, context) => {
    for (const { path, message } of checkStateAndZip(place)) {
      context.addIssue({ code: 'custom', path: [path.slice(1)], message: message[getLocale()] });
    }
  },
  { when: () => true },
);

/** The form's rules: the contract's, and what the domain says of a date of birth and of a zip code. */
export const detailsSchema = z
  .object({
    first_name: z.pipe(text, contract.first_name),
    middle_name: z.pipe(text, contract.middle_name.def.innerType),
    last_name: z.pipe(text, contract.last_name),
    date_of_birth: z
      .pipe(text.check(z.minLength(1, fieldError(eligibilityTexts.birthNeeded))), contract.date_of_birth)
      .check(birthFits),
    state: z.pipe(z.string(), contract.state),
    zip: z.pipe(text, contract.zip),
    partner_code: z.pipe(text, contract.partner_code.def.innerType),
  })
  .check(placeFits);

export const detailsMessages = {
  first_name: eligibilityTexts.firstNameNeeded,
  last_name: eligibilityTexts.lastNameNeeded,
  date_of_birth: formTexts.dateFormat,
  state: eligibilityTexts.stateNeeded,
  zip: eligibilityTexts.zipFormat,
  partner_code: eligibilityTexts.codeFormat,
};

type Names = { firstName: string; middleName: string; lastName: string };

/**
 * What the form begins with: what was typed last, else what was checked last (also when it was not accepted), else what is
 * stored, else the name of the account.
 */
export function firstDetails(
  patient: Patient,
  checked: Schemas['CheckedDetails'] | null,
  draft: DraftValues,
  account: Names,
): Details {
  const stored = checked ? { ...checked } : storedDetails(patient);
  if (!checked && !patient.last_name) {
    stored.first_name = account.firstName;
    stored.middle_name = account.middleName;
    stored.last_name = account.lastName;
  }
  const typed = Object.entries(draft).filter(([name, value]) => name in stored && typeof value === 'string');
  return { ...stored, ...Object.fromEntries(typed) };
}

/** The details of a patient's record as the form holds them. */
export function storedDetails(patient: Patient): Details {
  return {
    first_name: patient.first_name,
    middle_name: patient.middle_name,
    last_name: patient.last_name,
    date_of_birth: patient.date_of_birth ?? '',
    state: patient.state ?? '',
    zip: patient.zip ?? '',
    partner_code: patient.partner_code ?? '',
  };
}

/** Whether the form holds other details than these: how they are written, with blanks around or not, makes no difference. */
export function areOther(typed: Details, details: Details): boolean {
  const { data = typed } = detailsSchema.safeParse(typed);
  return names.some((name) => data[name] !== details[name]);
}

const names = Object.keys(detailsSchema.shape) as (keyof Details)[];

/** The domain's rule for a date of birth, beside its field and together with what else is wrong in the form. */
function birthFits({ value, issues }: z.core.ParsePayload<string>): void {
  const [problem] = checkBirth(value, new Date());
  if (problem) issues.push({ code: 'custom', input: value, message: problem.message[getLocale()] });
}
