import { release110 } from './statements-1-1.ts';
import type { ReleaseStatements } from './statements.ts';

/** How to revoke, without the contact itself: what is signed is then what is shown, also when the contact has changed. */
const revocation = {
  en: 'You can take back (revoke) this permission at any time, in writing. You can use the button “Revoke” on this page of Novi. You can write us an e-mail. Or you can send us a letter: call us, and we tell you the address and help you. You find our e-mail address and phone number at the end of every page of Novi. Your permission ends the day we get your notice. What was shared before that day, in good faith, can’t be called back. If you gave this permission to get insurance, the law may let the insurer still use it to contest a claim or the policy.',
  es: 'Puede retirar (revocar) este permiso en cualquier momento, por escrito. Puede usar el botón “Revocar” en esta página de Novi. Puede escribirnos un correo. O puede enviarnos una carta: llámenos y le damos la dirección y ayuda. Nuestro correo y nuestro teléfono están al final de cada página de Novi. El permiso termina el día en que recibimos su aviso. Lo que se compartió antes de ese día, de buena fe, no se puede recuperar. Si dio este permiso para obtener un seguro, la ley puede dejar que la aseguradora aún lo use para disputar un reclamo o la póliza.',
};

/** The statements of version 1.2.0: those of 1.1.0, which had `{email}` and `{phone}` in the one about revoking. */
export const release120: ReleaseStatements = {
  version: '1.2.0',
  statements: release110.statements.map((statement) =>
    statement.id === 'revocation' ? { ...statement, text: revocation } : statement,
  ),
};
