import { z } from 'zod';

/** Kinds of settings that stand in several lists. */
export const settingTypes = {
  text: z.string().trim().min(1),
  httpUrl: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
};

/** Settings are missing or wrong; the message names all of them at once. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type EnvironmentValues = Readonly<Record<string, string | undefined>>;

/**
 * Checks settings from the environment. An empty one counts as missing.
 * @param rulesBetween tells what is wrong between several settings; asked also when others are missing, so that one start
 * tells everything
 * @throws SettingsError that names every setting that is missing or wrong, and never its value, which may be a secret
 */
export function readSettings<Shape extends z.ZodType>(
  shape: Shape,
  source: EnvironmentValues,
  rulesBetween: (given: EnvironmentValues) => string[] = () => [],
): z.infer<Shape> {
  const given: EnvironmentValues = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  const wrong = parsed.error?.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${given[name] === undefined ? 'is missing' : decapital(message)}`;
  });
  const lines = [...(wrong ?? []), ...rulesBetween(given)];
  if (parsed.success && lines.length === 0) return parsed.data;
  const list = lines.map((line) => `  ${line}`).join('\n');
  throw new SettingsError(`These settings are missing or wrong (.env.example explains each):\n${list}`);
}

function decapital(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}
