import { Argument, Command } from 'commander';
import { authorities, type Authority } from '#domain/roles.ts';
import type { Database } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { disableAccount, enableAccount } from './account.ts';
import { backUpAll, restoreAll } from './backup/command.ts';
import { noteBounceFrom } from './bounce.ts';
import { setLicense } from './license.ts';
import { giveName } from './name.ts';
import type { OperatorIdentity } from './person.ts';
import { giveRole } from './role.ts';
import { importRoster, type Import } from './roster.ts';

/** What a command works with. */
export type Tools = { db: Database; identity: OperatorIdentity; env: Env };
type Work = (tools: Tools) => Promise<string>;

const who = ['<who>', 'the e-mail that they sign in with, or the id of their record'] as const;

/**
 * The operator's commands with their help.
 * @param take gets the work of the command that was asked for; nothing is done before it is known to be one
 */
export function programOf(take: (work: Work) => void): Command {
  const program = new Command('npm run operate --')
    .description('What an operator of Novi does beside the app. The settings are those of the API (.env.example).')
    .addHelpText('after', `\nIt ends with\n${endings}`);

  program
    .command('role')
    .summary('give a role, or take it away with "member"')
    .description(
      'Makes somebody who has signed up and confirmed their e-mail a specialist, a nurse or an admin, or a member again. They are signed out everywhere.',
    )
    .argument(...who)
    .addArgument(new Argument('<role>').choices(authorities))
    .action((person: string, role: Authority) =>
      take(async ({ db, identity }) => {
        const { id, first_name, last_name, role: before } = await giveRole(db, identity, person, role);
        return `${person} (${first_name} ${last_name}, ${id}) is now ${role} (before: ${before}), and signed out everywhere.`;
      }),
    );
  program
    .command('name')
    .summary('rename somebody of the staff')
    .description('Changes the name of somebody of the staff: members read it where they acted or wrote.')
    .argument(...who)
    .argument('<first>', 'first name')
    .argument('<last>', 'last name')
    .action((person: string, first: string, last: string) =>
      take(async ({ db, identity }) => {
        await giveName(db, identity, person, { first, last });
        return `${person} is now called ${first} ${last}.`;
      }),
    );
  program
    .command('disable')
    .summary('shut an account at once')
    .description(
      'Shuts an account in all processes within a second, and ends its sessions. Nothing of its record changes.',
    )
    .argument(...who)
    .action((person: string) =>
      take(async ({ db, identity }) => {
        await disableAccount(db, identity, person);
        return `${person} is shut out, and signed out everywhere.`;
      }),
    );
  program
    .command('enable')
    .summary('open an account that was shut')
    .description('Lets somebody sign in again whose account was shut by "disable".')
    .argument(...who)
    .action((person: string) =>
      take(async ({ db, identity }) => {
        await enableAccount(db, identity, person);
        return `${person} can sign in again.`;
      }),
    );
  program
    .command('license')
    .summary('say where and how long a specialist may practice')
    .description('Members see the times of specialists who are licensed where they live.')
    .argument(...who)
    .argument('<state>', 'two letters, such as IL')
    .argument('<until>', 'the last day as YYYY-MM-DD, or none')
    .action((person: string, state: string, until: string) =>
      take(async ({ db, identity }) => {
        await setLicense(db, identity, person, { state, until });
        return until === 'none'
          ? `${person} has no license for ${state} any more.`
          : `${person} is licensed for ${state} until ${until}.`;
      }),
    );
  program
    .command('roster')
    .summary('look at the roster of a corporate customer, or import it')
    .description(
      'Reads a CSV file in UTF-8 and tells what importing it would change. Without --store nothing is stored; with it, all lines or none.',
    )
    .argument('<slug>', 'the customer, as in the address of its page')
    .argument('<file>', 'the CSV file; its first line names the columns')
    .option('--store', 'import it')
    .action((slug: string, file: string, { store = false }: { store?: boolean }) =>
      take(async ({ db }) => tellImport(await importRoster(db, slug, file, store))),
    );
  program
    .command('bounce')
    .summary('note that an e-mail came back')
    .description(
      'Reads the report of a mail server that came to the support address, and notes in the outbox that its e-mail was not delivered.',
    )
    .argument('<file>', 'the report as it came (.eml)')
    .action((file: string) =>
      take(async ({ db }) => {
        const { recipientId, kind, status, wasKnown } = await noteBounceFrom(db, file);
        return `The e-mail (${kind}) to the person with the record ${recipientId} came back: ${status}. ${wasKnown ? 'That was noted before.' : 'It is noted.'}`;
      }),
    );
  program
    .command('backup')
    .summary('write the database into a file')
    .description(
      'Writes all rows into one file, while Novi runs. It holds health data: docs/backup.md says how to keep it.',
    )
    .argument('<file>', 'a file that is not there yet')
    .action((file: string) => take(({ env }) => backUpAll(env, file)));
  program
    .command('restore')
    .summary('fill the database from such a file')
    .description('Stop Novi first. All of it or nothing; docs/backup.md says what to look at afterwards.')
    .argument('<file>', 'a file that "backup" wrote')
    .option('--replace', 'throw away what the database holds')
    .option('--dry-run', 'do all of it, compare, and take it back')
    .action((file: string, { replace = false, dryRun = false }: { replace?: boolean; dryRun?: boolean }) =>
      take(({ env }) => restoreAll(env, { file, replaces: replace, isRehearsal: dryRun })),
    );
  return program;
}

const endings = [
  '  0  it is done, or the help was asked for',
  '  1  it can’t be done, and nothing has changed: the reason is said',
  '  2  the command was not understood',
  '  3  the database or the identity provider does not answer: say it again',
].join('\n');

function tellImport({ customer, added, changed, same, isStored }: Import): string {
  const counts = `${added} added, ${changed} changed, ${same} as they were`;
  return isStored
    ? `The roster of ${customer} is imported: ${counts}.`
    : `Every line is right. Importing it for ${customer} would make this: ${counts}.\nNothing was stored. Say the same with --store to import it.`;
}
