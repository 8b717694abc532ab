import type { Texts } from '#domain/words.ts';

/** What stands around the pages of the public site. */
export const siteTexts = {
  topNav: { en: 'Site', es: 'Sitio' },
  allPages: { en: 'All pages of the site', es: 'Todas las páginas del sitio' },
  members: { en: 'For members', es: 'Miembros' },
  business: { en: 'For employers', es: 'Empresas' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión' },
  signUp: { en: 'Create an account', es: 'Crear una cuenta' },
  goOn: { en: 'Pick up where you left off', es: 'Seguir donde se quedó' },
  membersFaq: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  businessFaq: { en: 'Questions from employers', es: 'Preguntas de empresas' },
  privacy: { en: 'Privacy', es: 'Privacidad' },
  terms: { en: 'Terms of service', es: 'Términos del servicio' },
  faqLead: {
    en: 'Choose a question to read its answer. Is yours not here? Ask us, we are glad to help.',
    es: 'Elija una pregunta para leer la respuesta. ¿No está la suya? Pregúntenos, con gusto le ayudamos.',
  },
  askTitle: { en: 'Is your question not here?', es: '¿No está su pregunta?' },
} satisfies Texts;
