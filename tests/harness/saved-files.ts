import { vi } from 'vitest';
import type { NamedFile } from '#src/lib/files/download.ts';

/** The files that the page hands to the browser to keep, from now on until the test is over. */
export function savedFiles(): NamedFile[] {
  const files: NamedFile[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ blob: last, name: this.download });
  });
  return files;
}
