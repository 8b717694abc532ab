import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** A smaller file fits into one packet either way. */
const smallest = 1024;

const compress = promisify(brotliCompress);

/**
 * Puts a brotli-compressed file beside each text of the built app, so that the server sends it as it is instead of
 * compressing it anew for everybody. Run by `npm run build`, after Vite.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await compress(content, { params }));
}

if (import.meta.main) await compressFiles('dist');
