import { release140 } from './statements-1-4.ts';
import type { ReleaseStatement, ReleaseStatements } from './statements.ts';

type Changes = Readonly<Record<string, Pick<ReleaseStatement, 'text'>>>;

/** What version 1.5.0 says in other words: who wants to share with nobody signs nothing. */
const changes: Changes = {
  'no-conditioning': {
    text: {
      en: 'You do not have to give this permission to anyone. Your treatment, payment, health plan and benefits do not depend on signing. If you want to share with nobody, do not sign. Tell us so on this step of Novi, and go on.',
      es: 'No tiene que dar este permiso a nadie. Su tratamiento, sus pagos, su plan de salud y sus beneficios no dependen de que firme. Si no quiere compartir con nadie, no firme. Díganoslo en este paso de Novi y continúe.',
    },
  },
};

/** The statements of version 1.5.0: the same elements as in 1.4.0, in the same order. */
export const release150: ReleaseStatements = {
  version: '1.5.0',
  statements: release140.statements.map((statement) => ({ ...statement, ...changes[statement.id] })),
};
