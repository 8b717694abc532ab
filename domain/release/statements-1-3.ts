import { release120 } from './statements-1-2.ts';
import type { ReleaseStatement, ReleaseStatements } from './statements.ts';

type Changes = Readonly<Record<string, Pick<ReleaseStatement, 'text'>>>;

/**
 * What version 1.3.0 says in other words: a signature can be drawn, and only the person signs; where the copy is; and what
 * GINA covers, in easier sentences.
 */
const changes: Changes = {
  redisclosure: {
    text: {
      en: 'Whoever gets your information might pass it on. Then the federal privacy rule (HIPAA) may no longer protect it. Other laws may still do so. One is called GINA. Under it, health insurers and most employers may not use your genes against you. It does not cover life, disability or long-term care insurance.',
      es: 'Quien reciba su información podría compartirla con otros. Entonces la regla federal de privacidad (HIPAA) quizás ya no la proteja. Otras leyes aún pueden hacerlo. Una se llama GINA. Según ella, los seguros de salud y la mayoría de los empleadores no pueden usar sus genes en su contra. No abarca los seguros de vida, de discapacidad ni de cuidados a largo plazo.',
    },
  },
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
