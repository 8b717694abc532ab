import type { Locale } from '#domain/words.ts';

/** What an e-mail says, in its reader's language, before it is laid out as text and HTML. */
export type Letter = {
  locale: Locale;
  subject: string;
  hello: string;
  paragraphs: readonly string[];
  /** Details, each with its label. */
  facts: readonly { label: string; value: string }[];
  action: { label: string; url: string };
  /** The small print: why it came, whom to ask. */
  notes: readonly string[];
  /** Where the reader can stop e-mails like this one; not in those that always come. */
  stop?: { label: string; url: string } | undefined;
};

/** The letter for those who read plain text. */
export function letterText({ hello, paragraphs, facts, action, notes, stop }: Letter): string {
  const [first = '', ...others] = paragraphs;
  return [
    `${hello}\n\n${first}`,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...others,
    `${action.label}: ${action.url}`,
    `--\n${[...notes, ...(stop ? [`${stop.label}: ${stop.url}`] : [])].join('\n')}`,
  ].join('\n\n');
}

/**
 * The letter for those who see it laid out: one column that is as wide as the window, up to a limit; no picture, nothing that is
 * loaded, and tables only to lay it out, for mail programs know little else. Colors are the product’s (src/theme/tokens.ts);
 * programs that turn them dark by themselves are told to take ours.
 */
export function letterHtml({ locale, subject, hello, paragraphs, facts, action, notes, stop }: Letter): string {
  const [first = '', ...others] = paragraphs.map((text) => `<p class="text" style="${styles.text}">${safe(text)}</p>`);
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="text" style="${styles.label}">${safe(label)}</th><td class="text" style="${styles.value}">${safe(value)}</td></tr>`,
  );
  const small = notes.map((note) => `<p class="small" style="${styles.small}">${safe(note)}</p>`);
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${safe(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="${styles.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.sheet}"><tr><td style="padding:28px 24px">
<p class="brand" style="${styles.brand}">Novi</p>
<h1 class="heading" style="${styles.heading}">${safe(subject)}</h1>
<p class="text" style="${styles.text}">${safe(hello)}</p>
${first}
${rows.length > 0 ? `<table class="facts" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.facts}">${rows.join('')}</table>` : ''}
${others.join('\n')}
<p style="margin:24px 0 0"><a class="button" href="${safe(action.url)}" style="${styles.button}">${safe(action.label)}</a></p>
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="padding:16px 24px">
${small.join('\n')}
${stop ? `<p class="small" style="${styles.small}"><a class="small" href="${safe(stop.url)}" style="color:#54605B">${safe(stop.label)}</a></p>` : ''}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const styles = {
  page: `margin:0;padding:0;background:#FAF5EC;color:#1E2B27;${font}`,
  sheet: 'max-width:560px;background:#FFFEFC;border:1px solid #E3D7C3;border-radius:12px',
  brand: `margin:0 0 16px;color:#14523F;font-size:18px;font-weight:700;letter-spacing:.02em;${font}`,
  heading: `margin:0 0 16px;color:#1E2B27;font-size:24px;line-height:1.25;font-weight:700;${font}`,
  text: `margin:0 0 16px;color:#1E2B27;font-size:17px;line-height:1.5;${font}`,
  facts: 'margin:0 0 16px;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;text-align:left;vertical-align:top;color:#1E2B27;font-size:17px;line-height:1.4;font-weight:700;border-top:1px solid #E3D7C3;${font}`,
  value: `padding:8px 0;vertical-align:top;color:#1E2B27;font-size:17px;line-height:1.4;border-top:1px solid #E3D7C3;${font}`,
  button: `display:inline-block;padding:14px 24px;background:#14523F;color:#FFFEFC;border-radius:8px;font-size:17px;font-weight:700;text-decoration:none;${font}`,
  small: `margin:0 0 8px;color:#54605B;font-size:14px;line-height:1.5;${font}`,
} as const;

const darkStyles = `@media (prefers-color-scheme: dark) {
.page { background: #14211C !important; }
.sheet { background: #1B2B25 !important; border-color: #3A4F46 !important; }
.heading, .text { color: #F2EADB !important; }
.facts th, .facts td { border-color: #3A4F46 !important; }
.brand { color: #BAD6C9 !important; }
.small { color: #BFC9C4 !important; }
.button { background: #BAD6C9 !important; color: #0F4034 !important; }
}`;

function safe(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
