import type { Words } from './words.ts';

/**
 * Why an order changed, where we have words of our own for it: each member reads them in their language. For all else there
 * are the free words of the care team, in the language in which they were written.
 */
export const kitReasons = {
  'sample-too-small': {
    en: 'There was too little saliva in the tube.',
    es: 'Había muy poca saliva en el tubo.',
  },
  'sample-leaked': {
    en: 'The tube was not closed, and the sample leaked out.',
    es: 'El tubo no estaba cerrado y la muestra se derramó.',
  },
  'sample-unreadable': {
    en: 'The lab could not read the sample.',
    es: 'El laboratorio no pudo leer la muestra.',
  },
  'other-test': {
    en: 'Another test fits your family history better.',
    es: 'Otra prueba se ajusta mejor a su historia familiar.',
  },
  'tested-before': {
    en: 'You have had this test before. Its result is still good.',
    es: 'Ya se hizo esta prueba. Su resultado sigue siendo válido.',
  },
  'asked-to-cancel': {
    en: 'You asked us to cancel it.',
    es: 'Usted nos pidió que lo canceláramos.',
  },
  'kit-lost': {
    en: 'The kit was lost in the mail.',
    es: 'El kit se perdió en el correo.',
  },
  'account-closed': {
    en: 'The account was closed.',
    es: 'La cuenta se cerró.',
  },
} satisfies Record<string, Words>;

export type KitReason = keyof typeof kitReasons;
export const kitReasonCodes = Object.keys(kitReasons) as KitReason[];
