import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What another library reads in a PDF: its text, page by page, what it says of itself, and how it is structured. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const roles = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    collectRoles(await page.getStructTree(), roles);
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  const text = pages.join(' ').replace(/\s+/g, ' ');
  return { text, pages, roles, info: info as Readonly<Record<string, unknown>> };
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && typeof node.role === 'string') roles.add(node.role);
  if ('children' in node && Array.isArray(node.children)) node.children.forEach((child) => collectRoles(child, roles));
}
