/** `npm run model`: walks every machine and reports what that came by. `npm run model -- --help` tells its options. */
import { runModel } from '#tests/model/core/cli.ts';

process.exitCode = await runModel(process.argv.slice(2));
