import type { Texts } from '../../domain/words.ts';

export const releaseTexts = {
  loading: { en: 'Looking up your permissions …', es: 'Buscando sus permisos …' },

  formTitle: { en: 'Who may see your results?', es: '¿Quién puede ver sus resultados?' },
  formLead: {
    en: 'With this form you say who may get your health information. Doctors call it a release of information. You read it all again before you sign.',
    es: 'Con este formulario usted dice quién puede recibir su información de salud. Los médicos lo llaman autorización para divulgar información. Lo volverá a leer todo antes de firmar.',
  },
  information: { en: 'What may be shared?', es: '¿Qué se puede compartir?' },
  informationHint: { en: 'Choose all that you want to share.', es: 'Elija todo lo que quiera compartir.' },
  informationNeeded: { en: 'Choose at least one thing to share', es: 'Elija al menos una cosa para compartir' },
  releasedBy: { en: 'Who may share it?', es: '¿Quién la puede compartir?' },
  releasedByHint: {
    en: 'We filled this in for you. Most people leave it as it is.',
    es: 'Ya lo completamos. La mayoría de las personas lo deja así.',
  },
  releasedByNeeded: { en: 'Say who may share your information', es: 'Indique quién puede compartir su información' },
  recipient: { en: 'Who may get it?', es: '¿Quién la puede recibir?' },
  recipientHint: {
    en: 'A doctor, a clinic or a person, such as “Dr. Ana Ruiz, Riverside Clinic”. You can also name only yourself.',
    es: 'Un médico, una clínica o una persona, por ejemplo “Dra. Ana Ruiz, Clínica Riverside”. También puede nombrarse solo a usted.',
  },
  recipientNeeded: { en: 'Say who may get your information', es: 'Indique quién puede recibir su información' },
  onlyMe: { en: 'Only me', es: 'Solo yo' },
  purpose: { en: 'What is it for?', es: '¿Para qué es?' },
  purposeNeeded: { en: 'Choose what it is for', es: 'Elija para qué es' },
  expiresOn: { en: 'Until when?', es: '¿Hasta cuándo?' },
  expiresOnHint: {
    en: 'We suggest one year; five years is the longest. It lasts to the end of that day. You can take it back sooner at any time.',
    es: 'Sugerimos un año; cinco años es el máximo. Dura hasta el final de ese día. Puede retirarlo antes en cualquier momento.',
  },

  checkTitle: { en: 'Check and sign', es: 'Revise y firme' },
  checkLead: {
    en: 'This is the form as you will sign it. Take your time. Change what is not right.',
    es: 'Este es el formulario tal como lo firmará. Tómese su tiempo. Cambie lo que no esté bien.',
  },
  statements: { en: 'What you agree to', es: 'Lo que usted acepta' },
  sign: { en: 'Sign', es: 'Firmar' },
  agrees: {
    en: 'I have read this form, and I give my permission of my own free will.',
    es: 'He leído este formulario y doy mi permiso por mi propia voluntad.',
  },
  agreesNeeded: { en: 'Tick this box if you agree', es: 'Marque esta casilla si está de acuerdo' },
  signature: { en: 'Type your full name to sign', es: 'Escriba su nombre completo para firmar' },
  signatureHint: {
    en: 'Your legal name: {name}. This counts as your signature.',
    es: 'Su nombre legal: {name}. Esto vale como su firma.',
  },
  signatureMiddle: {
    en: 'Your legal name: {name}. You may leave out your middle name. This counts as your signature.',
    es: 'Su nombre legal: {name}. Puede omitir su segundo nombre. Esto vale como su firma.',
  },
  signatureNeeded: { en: 'Type your full name', es: 'Escriba su nombre completo' },
  otherName: { en: 'Is this not your legal name?', es: '¿No es este su nombre legal?' },
  correctName: { en: 'Correct it under “{step}”', es: 'Corríjalo en “{step}”' },
  today: { en: 'Date of signing: {day}', es: 'Fecha de la firma: {day}' },
  signButton: { en: 'Sign this form', es: 'Firmar este formulario' },
  signing: { en: 'Signing …', es: 'Firmando …' },
  notSigned: { en: 'The form was not signed', es: 'El formulario no se firmó' },

  listLead: {
    en: 'Here is what you have signed. A signed form can’t be changed, but you can take it back.',
    es: 'Esto es lo que ha firmado. Un formulario firmado no se puede cambiar, pero sí retirar.',
  },
  noneInForce: { en: 'No permission is in force now', es: 'No hay ningún permiso vigente ahora' },
  noneInForceBody: {
    en: 'To go on, we need to know who may get your results. You can name only yourself.',
    es: 'Para continuar, necesitamos saber quién puede recibir sus resultados. Puede nombrarse solo a usted.',
  },
  signAnother: { en: 'Sign another form', es: 'Firmar otro formulario' },
  signNew: { en: 'Fill in a new form', es: 'Completar un formulario nuevo' },
  active: { en: 'In force', es: 'Vigente' },
  expired: { en: 'Ended by its date', es: 'Terminó por su fecha' },
  revoked: { en: 'Taken back', es: 'Retirado' },
  permissionFor: { en: 'Permission for {recipient}', es: 'Permiso para {recipient}' },
  until: { en: 'Ends on', es: 'Termina el' },
  signedBy: { en: 'Signed by', es: 'Firmado por' },
  signedAt: { en: 'Signed on', es: 'Firmado el' },
  revokedOn: { en: 'You took it back on {moment}.', es: 'Usted lo retiró el {moment}.' },
  revokedByLetter: {
    en: 'You took it back in writing. We got your notice on {day}.',
    es: 'Usted lo retiró por escrito. Recibimos su aviso el {day}.',
  },
  signedInEnglish: {
    en: 'You signed this form in English. It is shown as you signed it.',
    es: 'Usted firmó este formulario en inglés. Se muestra como lo firmó.',
  },
  signedInSpanish: {
    en: 'You signed this form in Spanish. It is shown as you signed it.',
    es: 'Usted firmó este formulario en español. Se muestra como lo firmó.',
  },
  readAll: { en: 'Read the full text you signed', es: 'Leer el texto completo que firmó' },

  byLetterTitle: { en: 'Take it back by letter or e-mail', es: 'Retirarlo por carta o correo' },
  byLetter: {
    en: 'You do not have to use the button. You can write to us instead: say your name and whose permission you take back. We tell you our postal address by phone or e-mail.',
    es: 'No tiene que usar el botón. También puede escribirnos: indique su nombre y a quién le retira el permiso. Le damos nuestra dirección postal por teléfono o correo.',
  },
  revoke: { en: 'Revoke', es: 'Revocar' },
  revokeFor: { en: 'Revoke: {recipient}', es: 'Revocar: {recipient}' },
  revokeTitle: { en: 'Take back this permission?', es: '¿Retirar este permiso?' },
  revokeBody: {
    en: 'From now on, nothing more is shared with {recipient} under this form. What was shared before can’t be called back.',
    es: 'Desde ahora no se comparte nada más con {recipient} por este formulario. Lo que ya se compartió no se puede recuperar.',
  },
  revokeLast: {
    en: 'This is your only permission in force. To go on from this step, you will need to sign another one.',
    es: 'Es su único permiso vigente. Para continuar desde este paso, tendrá que firmar otro.',
  },
  revokeForGood: {
    en: 'This can’t be undone, but you can sign a new form at any time.',
    es: 'Esto no se puede deshacer, pero puede firmar un formulario nuevo en cualquier momento.',
  },
  revokeYes: { en: 'Yes, revoke it', es: 'Sí, revocarlo' },
  revoking: { en: 'Revoking …', es: 'Revocando …' },
  keep: { en: 'Keep it', es: 'Conservarlo' },
  revokeFailed: { en: 'It was not revoked', es: 'No se revocó' },
  revokedNow: { en: 'Your permission for {recipient} is taken back', es: 'Su permiso para {recipient} fue retirado' },
  revokedNowBody: { en: 'Nothing more is shared under it.', es: 'No se comparte nada más con él.' },
} satisfies Texts;
