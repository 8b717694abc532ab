import { release100, type ReleaseStatement, type ReleaseStatements } from './statements.ts';

type Changes = Readonly<Record<string, Pick<ReleaseStatement, 'text'>>>;

/** What version 1.1.0 says in other words: when the last day ends, how to revoke by letter, and what the signature is. */
const changes: Changes = {
  expiry: {
    text: {
      en: 'Your permission lasts through {expiresOn}. When that day has ended, nothing more is shared under it.',
      es: 'Su permiso dura hasta el {expiresOn} inclusive. Cuando termina ese día, no se comparte nada más con él.',
    },
  },
  revocation: {
    text: {
      en: 'You can take back (revoke) this permission at any time, in writing. You can use the button “Revoke” on this page of Novi. You can write an e-mail to {email}. Or you can send us a letter: call {phone}, and we tell you the address and help you. It ends the day we get your notice. What was shared before that day, in good faith, can’t be called back. If you gave this permission to get insurance, the law may let the insurer still use it to contest a claim or the policy.',
      es: 'Puede retirar (revocar) este permiso en cualquier momento, por escrito. Puede usar el botón “Revocar” en esta página de Novi. Puede escribir un correo a {email}. O puede enviarnos una carta: llame al {phone} y le damos la dirección y ayuda. Termina el día en que recibimos su aviso. Lo que se compartió antes de ese día, de buena fe, no se puede recuperar. Si dio este permiso para obtener un seguro, la ley puede dejar que la aseguradora aún lo use para disputar un reclamo o la póliza.',
    },
  },
  signature: {
    text: {
      en: 'You sign by typing your legal name. We keep it with the day and time of signing, and with the language that you read.',
      es: 'Usted firma al escribir su nombre legal. Lo guardamos con el día y la hora de la firma, y con el idioma en que leyó.',
    },
  },
};

/** The statements of version 1.1.0: the same elements as in 1.0.0, in the same order. */
export const release110: ReleaseStatements = {
  version: '1.1.0',
  statements: release100.statements.map((statement) => ({ ...statement, ...changes[statement.id] })),
};
