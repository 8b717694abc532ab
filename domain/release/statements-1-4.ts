import { release130 } from './statements-1-3.ts';
import type { ReleaseStatement, ReleaseStatements } from './statements.ts';

type Changes = Readonly<Record<string, Pick<ReleaseStatement, 'text'>>>;

/**
 * What version 1.4.0 says in other words: to which address a notice by letter or e-mail goes, and that the form says whose
 * it is. Places beside those of before: `{holderEmail}`, `{holderAddress}`, which are signed with the form.
 */
const changes: Changes = {
  revocation: {
    text: {
      en: 'You can take back (revoke) this permission at any time, in writing. You can use the button “Revoke” on this page of Novi. You can write an e-mail to {holderEmail}. Or you can send a letter to {holderAddress}. Say your name and whose permission you take back. Your permission ends the day we get your notice. What was shared before that day, in good faith, can’t be called back. If you gave this permission to get insurance, the law may let the insurer still use it to contest a claim or the policy.',
      es: 'Puede retirar (revocar) este permiso en cualquier momento, por escrito. Puede usar el botón “Revocar” en esta página de Novi. Puede escribir un correo a {holderEmail}. O puede enviar una carta a {holderAddress}. Indique su nombre y a quién le retira el permiso. El permiso termina el día en que recibimos su aviso. Lo que se compartió antes de ese día, de buena fe, no se puede recuperar. Si dio este permiso para obtener un seguro, la ley puede dejar que la aseguradora aún lo use para disputar un reclamo o la póliza.',
    },
  },
  signature: {
    text: {
      en: 'You sign by typing or drawing your name. We keep it with your legal name, date of birth and e-mail, the day and time of signing, and the language that you read. In Novi you sign for yourself only. Does somebody else have the right by law to act for you, such as a guardian? Then that person signs on paper, and the paper says what gives them that right. Call us for it.',
      es: 'Usted firma al escribir o dibujar su nombre. Lo guardamos con su nombre legal, fecha de nacimiento y correo, el día y la hora de la firma, y el idioma en que leyó. En Novi usted solo firma por sí mismo. ¿Otra persona tiene por ley el derecho de actuar por usted, como un tutor? Entonces esa persona firma en papel, y el papel dice qué le da ese derecho. Llámenos para pedirlo.',
    },
  },
};

/** The statements of version 1.4.0: the same elements as in 1.3.0, in the same order. */
export const release140: ReleaseStatements = {
  version: '1.4.0',
  statements: release130.statements.map((statement) => ({ ...statement, ...changes[statement.id] })),
};
