/**
 * The operator's commands. `npm run operate -- role <who> <role>` makes somebody who has signed up a specialist, a nurse or
 * an admin, or, with `member`, takes that away again; `npm run operate -- name <who> <first> <last>` renames somebody of the
 * staff; `npm run operate -- disable <who>` shuts an account at once, and `enable <who>` opens it again; `npm run operate --
 * license <who> <state> <last day>` says where and how long a specialist may practice. Who it is: the e-mail that they sign
 * in with, or the id of their record. `npm run operate -- roster <slug> <file.csv>` looks at the roster of a corporate
 * customer and tells what importing it would do; with `store` after it, it does so. `npm run operate -- backup <file>` and `npm run operate --
 * restore <file>` are told of in docs/backup.md.
 */
import { operate } from './operate/command.ts';

const { code, said } = await operate(process.argv.slice(2), process.env);
if (code === 0) console.log(said);
else console.error(said);
process.exit(code);
