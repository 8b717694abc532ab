import { createHash } from 'node:crypto';
import { fill, type Locale, type Texts } from '#domain/words.ts';

/** Asks whether to stop; says that they stopped, or come again; or that the link leads nowhere. */
export type StopState = 'asks' | 'stopped' | 'again' | 'unknown';

const texts = {
  asksTitle: { en: 'Stop these e-mails?', es: '¿No recibir más estos correos?' },
  asks: {
    en: 'You will no longer get e-mails of this kind from Novi. Those about your visits still come.',
    es: 'Ya no recibirá correos de este tipo de Novi. Los que tratan de sus citas seguirán llegando.',
  },
  stop: { en: 'Stop these e-mails', es: 'No recibir más estos correos' },
  stoppedTitle: { en: 'These e-mails have stopped', es: 'Ya no recibirá estos correos' },
  stopped: {
    en: 'Those about your visits still come. What is new for you waits at Novi.',
    es: 'Los que tratan de sus citas seguirán llegando. Lo nuevo para usted le espera en Novi.',
  },
  again: { en: 'Get them again', es: 'Recibirlos de nuevo' },
  againTitle: { en: 'You get these e-mails again', es: 'Recibirá estos correos de nuevo' },
  unknownTitle: { en: 'This link does not work', es: 'Este enlace no funciona' },
  unknown: {
    en: 'It may be cut off, or the account is closed. You can choose your e-mails in your profile at Novi.',
    es: 'Puede estar incompleto, o la cuenta está cerrada. Puede elegir sus correos en su perfil de Novi.',
  },
  home: { en: 'Open Novi', es: 'Abrir Novi' },
} satisfies Texts;

/** The page: no script, nothing that is loaded, and a form that sends to its own address. */
export function stopPage(state: StopState, locale: Locale): string {
  const say = (words: (typeof texts)['asks']) => fill(words, locale);
  const [title, lead] = {
    asks: [texts.asksTitle, texts.asks],
    stopped: [texts.stoppedTitle, texts.stopped],
    again: [texts.againTitle, undefined],
    unknown: [texts.unknownTitle, texts.unknown],
  }[state] as [(typeof texts)['asks'], (typeof texts)['asks'] | undefined];
  const form = {
    asks: `<form method="post"><button>${say(texts.stop)}</button></form>`,
    stopped: `<form method="post"><button name="again" value="1">${say(texts.again)}</button></form>`,
    again: '',
    unknown: '',
  }[state];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${say(title)} · Novi</title>
<style>${styles}</style></head>
<body><main><p class="brand">Novi</p><h1>${say(title)}</h1>${lead ? `<p>${say(lead)}</p>` : ''}${form}<p><a href="/">${say(texts.home)}</a></p></main></body></html>`;
}

/** Colors of the product (src/theme/tokens.ts). */
const styles = `
body { margin: 0; background: #FAF5EC; color: #1E2B27; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem; }
.brand { color: #14523F; font-weight: 700; }
h1 { font-size: 1.75rem; line-height: 1.25; }
button { min-height: 3rem; padding: .5rem 1.5rem; border: 0; border-radius: .5rem; background: #14523F; color: #FFFEFC; font: inherit; font-weight: 700; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #BF4A2C; outline-offset: 2px; }
a { color: #14523F; display: inline-block; padding: .5rem 0; }
@media (prefers-color-scheme: dark) {
  body { background: #14211C; color: #F2EADB; }
  .brand, a { color: #BAD6C9; }
  button { background: #BAD6C9; color: #0F4034; }
}
`;

/** What the page may do: be styled by its own words and send its own form. */
export const stopPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  ...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
].join('; ');
