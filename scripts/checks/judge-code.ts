import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** What the compiler and ESLint say about the code of a folder; `passed` where neither finds a fault. */
export interface Judgement {
  passed: boolean;
  text: string;
}

/**
 * Says of a folder what `tsc` and `eslint .` say there, over one program: reading all files and working out their types a
 * second time would take as long again as the compiler does alone.
 * @param folder has tsconfig.json and eslint.config.js
 */
export async function judgeCode(folder: string): Promise<Judgement> {
  const program = programOf(join(folder, 'tsconfig.json'));
  // The compiler goes first: it then judges as it does alone, and the rules find all types worked out.
  const problems = ts.getPreEmitDiagnostics(program);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  });
  const results = await eslint.lintFiles('.');
  const formatter = await eslint.loadFormatter('stylish');
  return {
    passed: problems.length === 0 && results.every(({ errorCount }) => errorCount === 0),
    text: textOf(problems) + (await formatter.format(results)),
  };
}

function programOf(file: string): ts.Program {
  const onUnRecoverableConfigFileDiagnostic = (problem: ts.Diagnostic) => {
    throw new Error(textOf([problem]));
  };
  const config = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic,
    },
  );
  if (!config) throw new Error(`${file} can't be read.`);
  return ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    configFileParsingDiagnostics: config.errors,
  });
}

function textOf(problems: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getNewLine: () => '\n',
  });
}
