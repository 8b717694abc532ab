import type { Texts } from '#domain/words.ts';

/** The family tree: the picture, what can be done with it, and its page. */
export const pedigreeTexts = {
  title: { en: 'Your family tree', es: 'Su árbol familiar' },
  lead: {
    en: 'Drawn from what you have told us, in the symbols that genetic counselors use. It changes as you add to it.',
    es: 'Dibujado con lo que nos contó, con los símbolos que usan los asesores genéticos. Cambia cuando usted agrega algo.',
  },
  waiting: { en: 'Drawing your family tree …', es: 'Dibujando su árbol familiar …' },
  show: { en: 'See your family tree', es: 'Ver su árbol familiar' },
  picture: {
    en: 'Picture of the family tree. Move with the arrow keys; plus and minus zoom.',
    es: 'Dibujo del árbol familiar. Mueva con las flechas; más y menos cambian el tamaño.',
  },
  zoomIn: { en: 'Larger', es: 'Más grande' },
  zoomOut: { en: 'Smaller', es: 'Más pequeño' },
  fit: { en: 'Fit to screen', es: 'Ajustar a la pantalla' },
  zoomed: { en: 'Size: {percent} percent', es: 'Tamaño: {percent} por ciento' },
  size: { en: 'Size of the picture', es: 'Tamaño del dibujo' },
  showList: { en: 'Show as a list', es: 'Mostrar como lista' },
  list: { en: 'The family as a list', es: 'La familia como lista' },
  key: { en: 'What the symbols mean', es: 'Qué significan los símbolos' },
  keep: { en: 'Save or print', es: 'Guardar o imprimir' },
  names: { en: 'Names', es: 'Nombres' },
  namesHint: {
    en: 'Leave names out if you share the picture. Then it only says how people are related.',
    es: 'Omita los nombres si va a compartir el dibujo. Así solo dice qué parentesco tiene cada persona.',
  },
  withNames: { en: 'With names', es: 'Con nombres' },
  withoutNames: { en: 'Without names', es: 'Sin nombres' },
  savePdf: { en: 'Save as PDF', es: 'Guardar como PDF' },
  saveSvg: { en: 'Save as picture (SVG)', es: 'Guardar como imagen (SVG)' },
  print: { en: 'Print', es: 'Imprimir' },
  saved: { en: 'The family tree is saved.', es: 'El árbol familiar está guardado.' },
  saveFailed: { en: 'The PDF could not be made', es: 'No se pudo crear el PDF' },
  backToList: { en: 'Back to your relatives', es: 'Volver a sus familiares' },
} satisfies Texts;
