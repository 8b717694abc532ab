/**
 * The operator's commands: roles, names, shutting and opening accounts, licenses, rosters, e-mails that came back, backups. `npm run operate -- --help`
 * tells them all, and with a command before it how that one is used.
 */
import { operate } from './operate/command.ts';

const { code, said } = await operate(process.argv.slice(2), process.env);
if (code === 0) console.log(said);
else console.error(said);
process.exit(code);
