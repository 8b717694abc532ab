import { consent110 } from './consent-1-1.ts';
import type { ConsentPart, TestConsent } from './consent.ts';

/**
 * What becomes of the sample and of what was read from it. 60 days from taking the sample are the strictest limit of a state
 * (New York Civil Rights Law 79-l); laboratories keep records of a test for two years at the least (42 CFR 493.1105(a)); ten years
 * are the longest of the usual state laws on health records (docs/decisions/027).
 */
const afterwards: ConsentPart = {
  about: 'afterwards',
  title: { en: 'Your sample and your DNA data afterwards', es: 'Su muestra y sus datos de ADN después' },
  points: [
    {
      en: 'Your sample: the lab destroys what is left of it when your test is done, and no later than 60 days after you gave it. If you stop the test, the lab destroys it without reading it.',
      es: 'Su muestra: el laboratorio destruye lo que quede de ella cuando termina la prueba, y a más tardar 60 días después de que usted la dio. Si detiene la prueba, el laboratorio la destruye sin leerla.',
    },
    {
      en: 'Your DNA data: the lab keeps what it read from your sample for 2 years, so that your result can be checked. Lab rules ask for that. Then the lab deletes it.',
      es: 'Sus datos de ADN: el laboratorio guarda durante 2 años lo que leyó de su muestra, para poder revisar su resultado. Así lo piden las normas para laboratorios. Después lo borra.',
    },
    {
      en: 'Your result: the report stays in your Novi record, where you can read it and take a copy. When you close your account, we keep the record for 10 years, because state laws ask for it. Then it is destroyed.',
      es: 'Su resultado: el informe queda en su expediente de Novi, donde puede leerlo y llevarse una copia. Cuando cierra su cuenta, guardamos el expediente 10 años, porque lo piden las leyes de los estados. Después se destruye.',
    },
    {
      en: 'No other use: your sample and your data are for this test alone. No other test, no research, no sale, also not without your name. For anything else we would first have to ask you for a new consent, and you can say no.',
      es: 'Ningún otro uso: su muestra y sus datos son solo para esta prueba. Ninguna otra prueba, ninguna investigación, ninguna venta, tampoco sin su nombre. Para cualquier otra cosa tendríamos que pedirle antes un nuevo consentimiento, y usted puede decir que no.',
    },
  ],
};

/** Says what happens to the sample and the data afterwards; all else is as it was. */
export const consent120: TestConsent = {
  ...consent110,
  version: '1.2.0',
  parts: consent110.parts.flatMap((part) => (part.about === 'privacy' ? [part, afterwards] : [part])),
};
