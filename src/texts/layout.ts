import type { Texts } from '#domain/words.ts';

export const layoutTexts = {
  account: { en: 'Your account: {name}', es: 'Su cuenta: {name}' },
  profile: { en: 'Profile', es: 'Perfil' },
  emails: { en: 'Your e-mails', es: 'Sus correos' },
  tabs: { en: 'Your pages', es: 'Sus páginas' },
  overviewTab: { en: 'Overview', es: 'Vista general' },
  counselingTab: { en: 'Counseling', es: 'Asesoría' },
  summaryTab: { en: 'Summary and plan', es: 'Resumen y plan' },
  record: { en: 'Record what does not work', es: 'Grabar lo que no funciona' },
  notEmergency: {
    en: 'Novi is not for emergencies. If you need help right away, call 911.',
    es: 'Novi no es para emergencias. Si necesita ayuda de inmediato, llame al 911.',
  },
} satisfies Texts;
