import type { Texts } from '#domain/words.ts';

export const documentTexts = {
  title: { en: 'Your documents', es: 'Sus documentos' },
  lead: {
    en: 'Everything you signed and everything written for you, as PDF files. Only you and your care team can see them.',
    es: 'Todo lo que firmó y todo lo que se escribió para usted, como archivos PDF. Solo usted y su equipo de atención pueden verlos.',
  },
  looking: { en: 'Looking up your documents …', es: 'Buscando sus documentos …' },
  empty: { en: 'There are no documents yet', es: 'Aún no hay documentos' },
  emptyBody: {
    en: 'When you sign a form or your specialist writes to you, you will find it here.',
    es: 'Cuando firme un formulario o su especialista le escriba, lo encontrará aquí.',
  },
  open: { en: 'Open', es: 'Abrir' },
  openOf: { en: 'Open: {title} ({day})', es: 'Abrir: {title} ({day})' },
  save: { en: 'Save', es: 'Guardar' },
  saveOf: { en: 'Save: {title} ({day})', es: 'Guardar: {title} ({day})' },
  opening: { en: 'Opening …', es: 'Abriendo …' },
  saving: { en: 'Saving …', es: 'Guardando …' },
  notOpened: { en: 'The document could not be opened', es: 'No se pudo abrir el documento' },
  pdf: { en: 'PDF', es: 'PDF' },
  REVOKED: { en: 'Taken back', es: 'Retirado' },
  EXPIRED: { en: 'Expired', es: 'Vencido' },
  sharedDevice: {
    en: 'On a shared device, open a document instead of saving it. A saved file stays there after you log out.',
    es: 'En un dispositivo compartido, abra el documento en lugar de guardarlo. Un archivo guardado queda allí después de cerrar la sesión.',
  },
  all: { en: 'See all documents', es: 'Ver todos los documentos' },
  back: { en: 'Back to “After your visit”', es: 'Volver a “Después de su cita”' },
} satisfies Texts;
