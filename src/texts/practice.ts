import type { Texts } from '#domain/words.ts';

/** What the public pages say of the practice. Places: those of src/features/site/practice-words.ts. */
export const practiceTexts = {
  genesTitle: { en: 'Which genes we read', es: 'Qué genes leemos' },
  genesLead: {
    en: 'The test reads {genes} genes. A change in one of them can make these cancers more likely:',
    es: 'La prueba lee {genes} genes. Un cambio en uno de ellos puede hacer más probables estos cánceres:',
  },
  genesMore: {
    en: 'Other genes matter, too, and the test does not read them.',
    es: 'Otros genes también importan y la prueba no los lee.',
  },
  whereTitle: { en: 'Where you need to live', es: 'Dónde debe vivir' },
  where: {
    en: 'You can join on your own if you live in the United States. We don’t serve these places yet: {notServed}.',
    es: 'Puede participar por su cuenta si vive en los Estados Unidos. Aún no atendemos en estos lugares: {notServed}.',
  },
  whereCovered: {
    en: 'Does an employer or health plan cover you? Then we look for you on their list.',
    es: '¿Le cubre un empleador o un plan de salud? Entonces le buscamos en su lista.',
  },
  counselorsTitle: { en: 'Who you talk with', es: 'Con quién habla' },
  counselors: {
    en: 'Our genetic counselors are {counselors}. Each one has a license in the states where they see people.',
    es: 'Nuestros asesores genéticos son {counselors}. Cada uno tiene licencia en los estados donde atiende.',
  },
} satisfies Texts;
