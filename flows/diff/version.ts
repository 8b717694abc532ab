import { localeTags, type Locale } from '#domain/words.ts';

/** A version of the project with which the flows of today are compared. */
export type Version = {
  /** What it was asked for by: a tag, a branch, or a commit in Git's own way, as `HEAD~200`. */
  name: string;
  /** The day of its commit, as YYYY-MM-DD. */
  day: string;
  commit: string;
  /** What its commit says it has changed. */
  subject: string;
};

/** The day of a version, as people write it. */
export function dayOf({ day }: Version, locale: Locale = 'en'): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Which version it is, for who knows Git: its name there, its commit, and what that says. */
export function versionText({ name, commit, subject }: Version): string {
  return `${name.startsWith(commit) ? commit : `${name}, ${commit}`}: “${subject}”`;
}
