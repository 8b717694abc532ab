import { release120 } from './statements-1-2.ts';
import type { ReleaseStatement, ReleaseStatements } from './statements.ts';

type Changes = Readonly<Record<string, Pick<ReleaseStatement, 'text'>>>;

/** What version 1.3.0 says in other words: a signature can be drawn, and only the person signs; and where the copy is. */
const changes: Changes = {
  signature: {
    text: {
      en: 'You sign by typing or drawing your name. We keep it with your legal name, the day and time of signing, and the language that you read. In Novi you sign for yourself only. Does somebody else have the right by law to act for you, such as a guardian? Then that person signs on paper, and the paper says what gives them that right. Call us for it.',
      es: 'Usted firma al escribir o dibujar su nombre. Lo guardamos con su nombre legal, el día y la hora de la firma, y el idioma en que leyó. En Novi usted solo firma por sí mismo. ¿Otra persona tiene por ley el derecho de actuar por usted, como un tutor? Entonces esa persona firma en papel, y el papel dice qué le da ese derecho. Llámenos para pedirlo.',
    },
  },
  copy: {
    text: {
      en: 'You get a copy of the signed form. You find it in Novi at any time, and as a PDF file under “Documents”.',
      es: 'Usted recibe una copia del formulario firmado. La encuentra en Novi en todo momento, y como archivo PDF en “Documentos”.',
    },
  },
};

/** The statements of version 1.3.0: the same elements as in 1.2.0, in the same order. */
export const release130: ReleaseStatements = {
  version: '1.3.0',
  statements: release120.statements.map((statement) => ({ ...statement, ...changes[statement.id] })),
};
