import type { Texts } from '#domain/words.ts';

export const profileTexts = {
  title: { en: 'Your profile', es: 'Su perfil' },
  lead: {
    en: 'Your name, how you sign in, how we reach you, and your data.',
    es: 'Su nombre, cómo inicia sesión, cómo le contactamos y sus datos.',
  },
  goOn: { en: 'Pick up where you left off', es: 'Seguir donde se quedó' },
  looking: { en: 'Looking up your profile …', es: 'Buscando su perfil …' },
  names: { en: 'Your name', es: 'Su nombre' },
  namesLead: {
    en: 'This is what we call you. Your legal name for the test is in your eligibility details.',
    es: 'Así le llamamos. Su nombre legal para la prueba está en los datos de participación.',
  },
  firstName: { en: 'First name', es: 'Nombre' },
  middleName: { en: 'Middle name', es: 'Segundo nombre' },
  lastName: { en: 'Last name', es: 'Apellidos' },
  firstNameNeeded: { en: 'Enter your first name', es: 'Escriba su nombre' },
  lastNameNeeded: { en: 'Enter your last name', es: 'Escriba sus apellidos' },
  save: { en: 'Save my name', es: 'Guardar mi nombre' },
  saved: { en: 'Your name was saved.', es: 'Su nombre se guardó.' },
  failedTitle: { en: 'Your name was not saved', es: 'Su nombre no se guardó' },
  pronouns: { en: 'Your pronouns', es: 'Sus pronombres' },
  pronounsLabel: { en: 'Pronouns', es: 'Pronombres' },
  pronounsHint: {
    en: 'For example: she/her, they/them. Your specialist sees them beside your name.',
    es: 'Por ejemplo: ella, elle. Su especialista los ve junto a su nombre.',
  },
  pronounsLong: { en: 'Use 40 letters or fewer', es: 'Use 40 letras o menos' },
  savePronouns: { en: 'Save my pronouns', es: 'Guardar mis pronombres' },
  pronounsSaved: { en: 'Your pronouns were saved.', es: 'Sus pronombres se guardaron.' },
  pronounsFailed: { en: 'Your pronouns were not saved', es: 'Sus pronombres no se guardaron' },
  signIn: { en: 'How you sign in', es: 'Cómo inicia sesión' },
  language: { en: 'Language', es: 'Idioma' },
  languageHelp: {
    en: 'Your choice is kept on this device.',
    es: 'Su elección se guarda en este dispositivo.',
  },
  leave: { en: 'Log out', es: 'Cerrar sesión' },
  leaveHelp: {
    en: 'Log out when others use this device too. What you have entered stays safe with us.',
    es: 'Cierre la sesión si otras personas usan este dispositivo. Lo que escribió queda seguro con nosotros.',
  },
} satisfies Texts;
