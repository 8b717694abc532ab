import { ApiError } from '../api/api-error.ts';

/** A file to keep, and what it is called. */
export type NamedFile = { blob: Blob; name: string };

/** Hands a file to the browser, to be kept under its name. */
export function saveFile({ blob, name }: NamedFile): void {
  const link = document.createElement('a');
  const url = URL.createObjectURL(blob);
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * The file in an answer, under the name that the server has given it: names are made in one place.
 * @throws ApiError when the answer holds no file
 */
export function fileIn({ data, response }: { data?: Blob | undefined; response: Response }): NamedFile {
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  if (!data || name === undefined) throw new ApiError(response.status, 'unreadable', '');
  // The type alone tells the browser how to show it; of the answer's own, what follows it is dropped.
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  return { blob: new Blob([data], { type }), name };
}
