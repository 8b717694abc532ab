import { easternmostDate, isCalendarDate, westernmostDate } from '../dates.ts';
import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';

type Revocation = {
  /** Whether the person who signed revokes it themselves, and not somebody of their care team. */
  isOwn: boolean;
  /** YYYY-MM-DD; the day on which a written revocation came in. */
  receivedOn: string | undefined;
};

/**
 * What keeps a revocation from being recorded. A patient revokes in Novi, now. Their care team records what came in
 * writing (45 CFR 164.508(c)(2)(i)), with its day: not before the form was signed, and not in the future.
 */
export function checkRevocation(
  { isOwn, receivedOn }: Revocation,
  { signedAt, now }: { signedAt: Date; now: Date },
): FieldProblem[] {
  if (isOwn) return receivedOn === undefined ? [] : [{ path: '/received_on', message: onlyByCareTeam }];
  if (receivedOn === undefined) return [{ path: '/received_on', message: dayNeeded }];
  const isPossible =
    isCalendarDate(receivedOn) && receivedOn >= westernmostDate(signedAt) && receivedOn <= easternmostDate(now);
  return isPossible ? [] : [{ path: '/received_on', message: impossibleDay }];
}

const onlyByCareTeam: Words = {
  en: 'You take this back yourself, now. Leave out the day of a letter.',
  es: 'Usted lo retira ahora. No indique el día de una carta.',
};
const dayNeeded: Words = {
  en: 'Say what day the written notice came.',
  es: 'Indique qué día llegó el aviso por escrito.',
};
const impossibleDay: Words = {
  en: 'Enter a day between the signing and today.',
  es: 'Escriba un día entre la firma y hoy.',
};
