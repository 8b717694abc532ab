/** The compiler and ESLint, for the stage "code" of `npm test`. */
import { judgeCode } from './judge-code.ts';

const { passed, text } = await judgeCode(process.cwd());
if (text) console.log(text);
if (!passed) process.exitCode = 1;
