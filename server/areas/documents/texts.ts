import type { Texts } from '#domain/words.ts';

/** The words of documents, beside those of the records that they are drawn from. */
export const documentTexts = {
  version: { en: 'Wording of version {version}', es: 'Texto de la versión {version}' },
  writtenBy: { en: 'Written by {name} on {moment}', es: 'Escrito por {name} el {moment}' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },

  releaseFor: { en: 'Permission for {recipient}', es: 'Permiso para {recipient}' },
  releaseFile: { en: 'novi-permission', es: 'novi-permiso' },
  release: {
    en: 'Permission to share health information',
    es: 'Permiso para compartir información de salud',
  },
  signedBy: { en: 'Signed by {name} on {moment}', es: 'Firmado por {name} el {moment}' },
  whose: { en: 'Whose information', es: 'De quién es la información' },
  patient: { en: 'Name', es: 'Nombre' },
  birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  email: { en: 'E-mail', es: 'Correo electrónico' },
  filledIn: { en: 'What was filled in', es: 'Lo que se completó' },
  through: { en: 'Through {day}', es: 'Hasta el {day} inclusive' },
  agreedTo: { en: 'What was agreed to (version {version})', es: 'Lo que se aceptó (versión {version})' },
  onScreen: { en: 'Signing on a screen (version {version})', es: 'Firmar en una pantalla (versión {version})' },
  drawnBy: { en: 'The signature of {name}, drawn by hand', es: 'La firma de {name}, dibujada a mano' },
  typedBy: { en: 'The signature of {name}, typed', es: 'La firma de {name}, escrita con teclado' },
  drawnAt: { en: 'Drawn on a screen on {moment}', es: 'Dibujada en una pantalla el {moment}' },
  typedAt: { en: 'Typed on a screen on {moment}', es: 'Escrita en una pantalla el {moment}' },
  hashHelp: {
    en: 'The SHA-256 at the foot of each page was made from what was signed. A later change of any of it would show.',
    es: 'El SHA-256 al pie de cada página se calculó de lo que se firmó. Se notaría cualquier cambio posterior.',
  },
  revokedOn: { en: 'Taken back on {day}', es: 'Retirado el {day}' },
  expiredOn: { en: 'Ended on {day}', es: 'Terminó el {day}' },
  endedMeans: {
    en: 'This permission is no longer in force. Nothing more may be shared under it. What was shared before that day can’t be called back.',
    es: 'Este permiso ya no está vigente. No se puede compartir nada más con él. Lo que se compartió antes de ese día no se puede recuperar.',
  },
  emailPlace: { en: 'our e-mail address', es: 'nuestro correo' },
  phonePlace: { en: 'our phone number', es: 'nuestro teléfono' },

  consent: { en: 'Consent to the genetic test', es: 'Consentimiento para la prueba genética' },
  consentFile: { en: 'novi-consent', es: 'novi-consentimiento' },
  agreedOn: { en: 'Agreed to on {moment}', es: 'Aceptado el {moment}' },
  youAgreed: { en: 'What was agreed to', es: 'Lo que se aceptó' },
  wordingElsewhere: {
    en: 'This wording is older than the one in use. Ask us for it: we keep every version.',
    es: 'Este texto es anterior al actual. Pídanoslo: guardamos todas las versiones.',
  },

  summary: { en: 'Summary of your visit on {day}', es: 'Resumen de su cita del {day}' },
  summaryOfPatient: { en: 'Summary of the visit on {day}', es: 'Resumen de la cita del {day}' },
  summaryFile: { en: 'novi-visit-summary', es: 'novi-resumen-de-cita' },
  changed: { en: 'This summary was changed (version {version})', es: 'Este resumen se cambió (versión {version})' },

  plan: { en: 'Care plan: {title}', es: 'Plan de cuidados: {title}' },
  planFile: { en: 'novi-care-plan', es: 'novi-plan-de-cuidados' },
  planLead: {
    en: 'A care plan is a list of next steps for your health.',
    es: 'Un plan de cuidados es una lista de próximos pasos para su salud.',
  },
  planReplaced: {
    en: 'A newer plan took the place of this one on {moment}.',
    es: 'Un plan más nuevo reemplazó a este el {moment}.',
  },
  doneByYou: { en: 'done by you', es: 'lo hace usted' },
  doneBySpecialist: { en: 'done by your specialist', es: 'lo hace su especialista' },
  doneByDoctor: { en: 'done by your doctor', es: 'lo hace su médico' },

  health: { en: 'Your answers about your health', es: 'Sus respuestas sobre su salud' },
  healthOfPatient: { en: 'Medical history', es: 'Historia médica' },
  healthFile: { en: 'novi-health', es: 'novi-salud' },
  answeredOn: { en: 'As you sent them on {moment}', es: 'Tal como las envió el {moment}' },

  tree: { en: 'Your family tree', es: 'Su árbol familiar' },
  treeOfPatient: { en: 'Family tree', es: 'Árbol familiar' },
  treeFile: { en: 'novi-family-tree', es: 'novi-arbol-familiar' },

  signing: { en: 'Signing on a screen: what to know', es: 'Firmar en una pantalla: lo que debe saber' },
  signingFile: { en: 'novi-signing', es: 'novi-firmar' },
  yourCode: { en: 'Your code: {code}', es: 'Su código: {code}' },
  codeHelp: {
    en: 'Type these four digits in Novi. They show that you can open your copy.',
    es: 'Escriba estos cuatro números en Novi. Muestran que puede abrir su copia.',
  },
  signingLead: {
    en: 'A form can be signed on a screen. The law asks that you know this first.',
    es: 'Un formulario se puede firmar en una pantalla. La ley pide que antes sepa esto.',
  },
} satisfies Texts;
