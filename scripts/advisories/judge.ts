/** What npm has written, and how it ended. */
export type Said = { stdout: string; stderr: string; status: number | null };
/** What that means, in words for whoever keeps the packages up to date. */
export type Finding = { is: 'good' | 'bad' | 'unknown'; says: string };

type Advisory = { title: string; url: string };
type Report = {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<
    string,
    { name: string; severity: string; range: string; via?: (string | Advisory)[]; fixAvailable?: unknown }
  >;
};

/** Judges what `npm ci --dry-run` says. */
export function judgeLock({ stdout, stderr, status }: Said): Finding {
  if (status === 0) return { is: 'good', says: 'package-lock.json is what package.json asks for.' };
  const said = `${stdout}\n${stderr}`;
  if (!/EUSAGE|in sync|package-lock\.json/.test(said)) {
    return { is: 'unknown', says: `npm could not compare package-lock.json with package.json: ${firstLine(stderr)}` };
  }
  const differences = [...said.matchAll(/^npm error ((?:Missing|Invalid): .+)$/gm)].map(([, line = '']) => `  ${line}`);
  return {
    is: 'bad',
    says: ['package-lock.json is not what package.json asks for: run npm install and commit it.', ...differences].join(
      '\n',
    ),
  };
}

/** Judges what `npm audit --json` says. */
export function judgeAudit({ stdout, stderr }: Said): Finding {
  const report = parsed(stdout);
  const found = report?.vulnerabilities;
  if (!found || report.error) {
    const why = report?.error?.summary || report?.message || firstLine(stderr);
    return { is: 'unknown', says: `The registry can't tell whether there are advisories: ${why}` };
  }
  const packages = Object.values(found);
  if (packages.length === 0) return { is: 'good', says: 'No package has a known advisory.' };
  const lines = packages.map(({ name, severity, range, via = [], fixAvailable }) => {
    const titles = via.filter((each) => typeof each === 'object').map(({ title, url }) => `${title} (${url})`);
    const mend = fixAvailable ? 'npm has an update' : 'no update yet';
    return `  ${severity}: ${name} ${range}, ${mend}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
  });
  return { is: 'bad', says: [`${String(packages.length)} packages have known advisories:`, ...lines].join('\n') };
}

function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => /^npm error/.test(line));
  return (lines[0] ?? 'npm said nothing').replace(/^npm error (code )?/, '');
}

function parsed(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}
