/** A stack without the API and the app, in a process of its own that a test may kill: `small-stack.ts <folder> <port> [forget]`. */
import { portsFrom } from '#scripts/stack/ports.ts';
import { startStack } from '#scripts/stack/stack.ts';

const [dataFolder = '', port = '', forget] = process.argv.slice(2);

try {
  const stack = await startStack({
    dataFolder,
    ports: portsFrom(Number(port)),
    command: 'npm start',
    app: 'none',
    seed: false,
    lab: false,
    adminSite: false,
    mailbox: false,
    keep: forget === undefined,
  });
  console.log(`ready ${stack.databaseUrl}`);
  const asked = new Promise<undefined>((resolve) => {
    process.once('SIGTERM', () => {
      resolve(undefined);
    });
  });
  const problem = await Promise.race([stack.broken, asked]);
  if (problem) console.error(problem.message);
  await stack.stop();
  process.exit(problem ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
