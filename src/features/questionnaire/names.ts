/** The name of the field of one of several answers. */
export function lineName(key: string, line: number): string {
  return `${key}/${line}`;
}

/** The id in the page of a field. A `linkId` may hold any character, and `1.1` and `1-1` are two questions. */
export function questionId(name: string): string {
  return `question-${name.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16) ?? ''}`)}`;
}
