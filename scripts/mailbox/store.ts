import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';

/** So many e-mails are kept, the newest ones. */
const most = 200;

/** The e-mails that came in, as files: they are there again after a restart. */
export function openMailStore(folder: string) {
  mkdirSync(folder, { recursive: true });
  let last = 0;
  const names = () =>
    readdirSync(folder)
      .filter((name) => /^\d{15}\.eml$/.test(name))
      .sort()
      .reverse();
  return {
    /** Keeps an e-mail as it came. */
    add(raw: Buffer): void {
      last = Math.max(last + 1, Date.now());
      const file = join(folder, `${String(last).padStart(15, '0')}.eml`);
      // Whoever lists the folder meanwhile sees whole files alone.
      writeFileSync(`${file}.part`, raw);
      renameSync(`${file}.part`, file);
      for (const name of names().slice(most)) rmSync(join(folder, name));
    },
    /** All of them, the newest first. */
    list: () => Promise.all(names().map(async (name) => ({ id: idOf(name), mail: await parse(join(folder, name)) }))),
    /** One of them, by the id of the list. */
    async read(id: string): Promise<ParsedMail | undefined> {
      const name = names().find((each) => idOf(each) === id);
      return name === undefined ? undefined : parse(join(folder, name));
    },
  };
}

export type MailStore = ReturnType<typeof openMailStore>;

const idOf = (name: string) => name.replace('.eml', '');

function parse(file: string): Promise<ParsedMail> {
  return simpleParser(readFileSync(file));
}
