/**
 * The files of which the deep run says more than `npm test`: what keeps drafts and sessions, the flows and what they are walked by, what a
 * browser test is made of, what the app is built from, what starts and ends the stack, and what a production machine installs.
 */
const deepFiles: readonly RegExp[] = [
  /^(src|machines|server)\/.*(draft|encrypted|idle|session|identity|impersonat)/i,
  // Those that a browser plays.
  /^machines\/(?!kit\/|visit\/)/,
  /^src\/features\/journey\/(progress|records)\.ts$/,
  /^src\/lib\/api\/pending-saves\.ts$/,
  /^src\/(ui|theme|layouts)\//,
  /^tests\/(browser|model|setup)\//,
  /^scripts\/(checks|stack|seed)\//,
  /^tests\/.*(\.deep\.test|production-machine|small-stack)\.ts$/,
  /^(package(-lock)?\.json|playwright\.config\.ts|vite\.config\.ts)$/,
];

/** Those of the files for which the deep run is needed. */
export function needDeepRun(files: readonly string[]): string[] {
  return files.filter((file) => deepFiles.some((pattern) => pattern.test(file)));
}

/**
 * The commit of which docs/deep-run.md gives the last result.
 * @throws Error where its text names none
 */
export function commitOfDeepRun(text: string): string {
  const commit = /^At commit (?<commit>[0-9a-f]{8,40})\b/m.exec(text)?.groups?.['commit'];
  if (!commit)
    throw new Error('docs/deep-run.md has to say of which commit its last result is: "At commit 0123abcd ...".');
  return commit;
}
