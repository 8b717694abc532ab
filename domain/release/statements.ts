import type { Words } from '../words.ts';

/** One statement of an authorization, with the paragraph of the rule that asks for it. */
export type ReleaseStatement = { id: string; cites: string; heading: Words; text: Words };

/** The statements as they were shown and signed; a signed form keeps their version, and old versions stay word for word. */
export type ReleaseStatements = { version: string; statements: readonly ReleaseStatement[] };

/**
 * The statements of version 1.0.0: every element of 45 CFR 164.508(c)(1) to (4).
 * Places: `{information}`, `{releasedBy}`, `{recipient}`, `{purpose}`, `{expiresOn}`, `{email}`, `{phone}`.
 */
export const release100: ReleaseStatements = {
  version: '1.0.0',
  statements: [
    {
      id: 'information',
      cites: '45 CFR 164.508(c)(1)(i)',
      heading: { en: 'What may be shared', es: 'Qué se puede compartir' },
      text: {
        en: 'You allow us to share this health information: {information}.',
        es: 'Usted permite compartir esta información de salud: {information}.',
      },
    },
    {
      id: 'released-by',
      cites: '45 CFR 164.508(c)(1)(ii)',
      heading: { en: 'Who may share it', es: 'Quién puede compartirla' },
      text: {
        en: 'It may be shared by: {releasedBy}.',
        es: 'La puede compartir: {releasedBy}.',
      },
    },
    {
      id: 'recipient',
      cites: '45 CFR 164.508(c)(1)(iii)',
      heading: { en: 'Who may get it', es: 'Quién puede recibirla' },
      text: {
        en: 'It may be given to: {recipient}.',
        es: 'Se puede entregar a: {recipient}.',
      },
    },
    {
      id: 'purpose',
      cites: '45 CFR 164.508(c)(1)(iv)',
      heading: { en: 'What for', es: 'Para qué' },
      text: {
        en: 'It may be used for this purpose: {purpose}.',
        es: 'Se puede usar para este fin: {purpose}.',
      },
    },
    {
      id: 'expiry',
      cites: '45 CFR 164.508(c)(1)(v)',
      heading: { en: 'How long', es: 'Por cuánto tiempo' },
      text: {
        en: 'Your permission ends on {expiresOn}. After that day, nothing more is shared under it.',
        es: 'Su permiso termina el {expiresOn}. Después de ese día no se comparte nada más con él.',
      },
    },
    {
      id: 'revocation',
      cites: '45 CFR 164.508(c)(2)(i)',
      heading: { en: 'You can take it back', es: 'Puede retirarlo' },
      text: {
        en: 'You can take back (revoke) this permission at any time, in writing. Use the button “Revoke” on this page of Novi, or write to {email}. If you need help, call {phone}. It ends the day we get your notice. What was shared before that day, in good faith, can’t be called back. If you gave this permission to get insurance, the law may let the insurer still use it to contest a claim or the policy.',
        es: 'Puede retirar (revocar) este permiso en cualquier momento, por escrito. Use el botón “Revocar” en esta página de Novi o escriba a {email}. Si necesita ayuda, llame al {phone}. Termina el día en que recibimos su aviso. Lo que se compartió antes de ese día, de buena fe, no se puede recuperar. Si dio este permiso para obtener un seguro, la ley puede dejar que la aseguradora aún lo use para disputar un reclamo o la póliza.',
      },
    },
    {
      id: 'no-conditioning',
      cites: '45 CFR 164.508(c)(2)(ii)',
      heading: { en: 'Your care does not depend on it', es: 'Su atención no depende de esto' },
      text: {
        en: 'You do not have to give this permission to anyone. Your treatment, payment, health plan and benefits do not depend on signing. In Novi, this form is how you choose who may get your results. If you want to share with nobody else, name just yourself.',
        es: 'No tiene que dar este permiso a nadie. Su tratamiento, sus pagos, su plan de salud y sus beneficios no dependen de que firme. En Novi, con este formulario elige quién puede recibir sus resultados. Si no quiere compartir con nadie más, póngase solo usted.',
      },
    },
    {
      id: 'redisclosure',
      cites: '45 CFR 164.508(c)(2)(iii)',
      heading: { en: 'It may be passed on', es: 'Se podría volver a compartir' },
      text: {
        en: 'Whoever gets your information might pass it on. Then the federal privacy rule (HIPAA) may no longer protect it. Other laws may still do so: the federal law GINA keeps health insurers and most employers from using genetic information against you. It does not cover life, disability or long-term care insurance.',
        es: 'Quien reciba su información podría compartirla con otros. Entonces la regla federal de privacidad (HIPAA) quizás ya no la proteja. Otras leyes aún pueden hacerlo: la ley federal GINA impide que los seguros de salud y la mayoría de los empleadores usen información genética en su contra. No abarca los seguros de vida, de discapacidad ni de cuidados a largo plazo.',
      },
    },
    {
      id: 'signature',
      cites: '45 CFR 164.508(c)(1)(vi)',
      heading: { en: 'Your signature', es: 'Su firma' },
      text: {
        en: 'You sign by typing your full name. We keep it with the day and time of signing.',
        es: 'Usted firma al escribir su nombre completo. Lo guardamos con el día y la hora de la firma.',
      },
    },
    {
      id: 'copy',
      cites: '45 CFR 164.508(c)(4)',
      heading: { en: 'Your copy', es: 'Su copia' },
      text: {
        en: 'You get a copy of the signed form. You find it in Novi at any time.',
        es: 'Usted recibe una copia del formulario firmado. La encuentra en Novi en todo momento.',
      },
    },
  ],
};
