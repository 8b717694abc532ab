import type { Texts } from '../words.ts';

/** What is checked when a release is signed. The page asks it and the signed document shows it, so it is the same sentence. */
export const releaseAgreements = {
  form: {
    en: 'I have read this form, and I give my permission of my own free will.',
    es: 'He leído este formulario y doy mi permiso por mi propia voluntad.',
  },
  screen: {
    en: 'I opened the PDF, and I agree to sign on a screen.',
    es: 'Abrí el PDF y acepto firmar en una pantalla.',
  },
  /** Of a later form: the person has shown before that a PDF opens on their device. */
  screenAgain: {
    en: 'I can open PDF files, and I agree to sign on a screen.',
    es: 'Puedo abrir archivos PDF y acepto firmar en una pantalla.',
  },
} satisfies Texts;
