import type { FieldProblem } from './problem.ts';
import { isReadable } from './readable.ts';
import { isMilitaryRegion, isStateCode, stateNames } from './states.ts';
import { sanitizeText } from './validation.ts';
import type { Words } from './words.ts';
import { isZipInState, unknownState, zipElsewhere } from './zip-codes.ts';

/** Where a parcel goes. */
export type DeliveryAddress = { line1: string; line2: string; city: string; state: string; zip: string };

/**
 * What keeps a parcel from arriving: no such state, a zip code that lies elsewhere, a street or a city without a name, or
 * military mail that is half civilian (USPS Publication 28, sections 23 and 239).
 */
export function checkDelivery({ line1, city, state, zip }: DeliveryAddress): FieldProblem[] {
  const isMilitary = isMilitaryRegion(state);
  if (!isMilitary && !isStateCode(state)) return [{ path: '/state', message: unknownState }];
  const isPostOffice = /^(apo|fpo|dpo)$/i.test(sanitizeText(city));
  return [
    ...(line1 !== '' && !/\p{L}/u.test(sanitizeText(line1)) ? [{ path: '/line1', message: streetNameMissing }] : []),
    ...(isMilitary && city !== '' && !isPostOffice ? [{ path: '/city', message: militaryCity }] : []),
    ...(city !== '' && !isReadable(city) ? [{ path: '/city', message: cityNameMissing }] : []),
    ...(!isMilitary && isPostOffice ? [{ path: '/state', message: militaryState }] : []),
    ...(isZipInState(zip, state) ? [] : [{ path: '/zip', message: zipElsewhere(state) }]),
  ];
}

/** The lines that people write themselves, as they are stored. */
export function sanitizeDelivery({ line1, line2, city, ...chosen }: DeliveryAddress): DeliveryAddress {
  return { line1: sanitizeText(line1), line2: sanitizeText(line2), city: sanitizeText(city), ...chosen };
}

/** What is worth a second look in an address that may well be right. Nothing here keeps anybody from ordering. */
export function deliveryHints({ line1, line2, state }: DeliveryAddress, residence: string | null): Words[] {
  return [
    ...(isPostOfficeBox(line1) || isPostOfficeBox(line2) ? [boxWaits] : []),
    ...(/\p{L}/u.test(line1) && !/\d/.test(line1) ? [noNumber] : []),
    ...(mayNeedUnit(line1) && line2.trim() === '' ? [unitMissing] : []),
    ...(isMilitaryRegion(state) ? [militaryIsSlow] : []),
    ...(state === 'PR' ? [urbanization] : []),
    ...(residence !== null && isStateCode(residence) && isStateCode(state) && residence !== state
      ? [otherState(residence)]
      : []),
  ];
}

/** A box at a post office: "PO Box 12", "P.O. Box 12", "Post Office Box 12", "Apartado 12". */
function isPostOfficeBox(line: string): boolean {
  return /^\s*(p\.?\s*o\.?\s*box|post\s+office\s+box|apartado)\b/i.test(line);
}

/** The line names a kind of house with several homes and not which one: "Tower Apartments". */
function mayNeedUnit(line1: string): boolean {
  return /\b(apartments?|apts?|building|bldg|suites?|towers?|apartamentos?|edificio)\b\.?\s*$/i.test(line1);
}

const streetNameMissing: Words = {
  en: 'Add the name of the street, such as 12 Maple Street',
  es: 'Agregue el nombre de la calle, por ejemplo 12 Maple Street',
};

const cityNameMissing: Words = { en: 'Enter the name of the city', es: 'Escriba el nombre de la ciudad' };

const militaryCity: Words = {
  en: 'For military mail, enter APO, FPO or DPO as the city',
  es: 'Para el correo militar, escriba APO, FPO o DPO como ciudad',
};

const militaryState: Words = {
  en: 'APO, FPO and DPO go with Armed Forces: choose AA, AE or AP',
  es: 'APO, FPO y DPO van con las Fuerzas Armadas: elija AA, AE o AP',
};

const boxWaits: Words = {
  en: 'We can mail your kit to a PO box. It will wait for you at the post office, so please pick it up soon.',
  es: 'Podemos enviar su kit a un apartado postal. Lo guardarán en la oficina de correos; recójalo pronto, por favor.',
};

const noNumber: Words = {
  en: 'We don’t see a house number. If your address has one, please add it.',
  es: 'No vemos el número de la casa. Si su dirección tiene uno, agréguelo, por favor.',
};

const unitMissing: Words = {
  en: 'Is there an apartment or unit number? The carrier needs it to find your door.',
  es: '¿Hay un número de apartamento o unidad? El cartero lo necesita para encontrar su puerta.',
};

const militaryIsSlow: Words = {
  en: 'Military mail can take two to three weeks each way.',
  es: 'El correo militar puede tardar de dos a tres semanas en cada sentido.',
};

const urbanization: Words = {
  en: 'Does your address have an urbanization, such as URB Las Gladiolas? Put it on the second line.',
  es: '¿Su dirección tiene una urbanización, como URB Las Gladiolas? Póngala en la segunda línea.',
};

function otherState(residence: keyof typeof stateNames): Words {
  const name = stateNames[residence];
  return {
    en: `You told us that you live in ${name}. The kit can go to another state. If you have moved, please change your details first.`,
    es: `Nos dijo que vive en ${name}. El kit puede ir a otro estado. Si se mudó, cambie primero sus datos, por favor.`,
  };
}
