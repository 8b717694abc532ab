import type { Texts } from '#domain/words.ts';

export const eligibilityTexts = {
  lead: {
    en: 'Tell us who you are and where you live. We’ll tell you right away if you can join.',
    es: 'Díganos quién es y dónde vive. Le decimos enseguida si puede participar.',
  },
  waiting: { en: 'Looking up what we know already …', es: 'Buscando lo que ya sabemos …' },
  nameTitle: { en: 'Your legal name', es: 'Su nombre legal' },
  nameHint: {
    en: 'As it appears on your ID or insurance card.',
    es: 'Como aparece en su identificación o en su tarjeta del seguro.',
  },
  firstName: { en: 'First name', es: 'Nombre' },
  middleName: { en: 'Middle name', es: 'Segundo nombre' },
  lastName: { en: 'Last name', es: 'Apellidos' },
  firstNameNeeded: { en: 'Enter your first name', es: 'Escriba su nombre' },
  lastNameNeeded: { en: 'Enter your last name', es: 'Escriba sus apellidos' },
  dateOfBirth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  birthNeeded: { en: 'Enter your date of birth', es: 'Escriba su fecha de nacimiento' },
  dateOfBirthHint: { en: 'You need to be 18 or older.', es: 'Debe tener 18 años o más.' },
  homeTitle: { en: 'Where you live', es: 'Dónde vive' },
  state: { en: 'State or territory', es: 'Estado o territorio' },
  stateNeeded: { en: 'Choose the state where you live', es: 'Elija el estado donde vive' },
  notServed: {
    en: 'We do not serve {state} yet. With a code from an employer or partner you may be able to join. A test needs a counselor with a license there, too.',
    es: 'Aún no atendemos en {state}. Con un código de un empleador o socio quizá pueda participar. Para una prueba también hace falta un asesor con licencia allí.',
  },
  zip: { en: 'ZIP code', es: 'Código postal (ZIP)' },
  zipHint: { en: '5 digits, such as 60601.', es: '5 dígitos, como 60601.' },
  zipFormat: {
    en: 'Enter a ZIP code of 5 digits, or of 5 and 4 digits such as 60601-1234',
    es: 'Escriba un código postal de 5 dígitos, o de 5 y 4 dígitos como 60601-1234',
  },
  codeTitle: { en: 'Do you have a code?', es: '¿Tiene un código?' },
  code: { en: 'Employer or partner code', es: 'Código de empleador o socio' },
  codeHint: {
    en: 'Some employers and health plans give their people a code for Novi. With it we look for you on their list. No code? Leave this empty.',
    es: 'Algunos empleadores y planes de salud dan a su gente un código para Novi. Con él le buscamos en su lista. ¿No tiene código? Deje esto vacío.',
  },
  codeFilledIn: {
    en: 'We filled in the code of the page that you came from. With it we look for you on their list. You can change it, or clear it to join on your own.',
    es: 'Escribimos el código de la página de la que vino. Con él le buscamos en su lista. Puede cambiarlo, o borrarlo para participar por su cuenta.',
  },
  codeFormat: {
    en: 'A code has letters, digits and hyphens only',
    es: 'Un código tiene solo letras, números y guiones',
  },
  submit: { en: 'Check if I can join', es: 'Comprobar si puedo participar' },
  submitting: { en: 'Checking …', es: 'Comprobando …' },
  failed: { en: 'We could not check', es: 'No pudimos comprobarlo' },
  refusedTitle: { en: 'With these details you can’t join yet', es: 'Con estos datos aún no puede participar' },
  refusedNext: {
    en: 'Is something wrong? Correct it below and check again. Questions? We are glad to help:',
    es: '¿Hay algún error? Corríjalo abajo y compruebe otra vez. ¿Preguntas? Con gusto le ayudamos:',
  },
  refusedNewTitle: {
    en: 'With the new details you can’t join',
    es: 'Con los nuevos datos no puede participar',
  },
  stillOnFile: {
    en: 'Your earlier details stay on file, and what you have ordered or booked goes on. But you can’t order a kit or book a visit until this is settled.',
    es: 'Conservamos sus datos anteriores, y lo que ya pidió o reservó sigue en pie. Pero no puede pedir un kit ni reservar una cita hasta que esto se resuelva.',
  },
  refusedChoice: {
    en: 'Go back to your earlier details, or correct the new ones below and check again. Questions? We are glad to help:',
    es: 'Vuelva a sus datos anteriores, o corrija los nuevos abajo y compruebe otra vez. ¿Preguntas? Con gusto le ayudamos:',
  },
  keepEarlier: { en: 'Keep my earlier details', es: 'Conservar mis datos anteriores' },
  correct: { en: 'Correct the details', es: 'Corregir los datos' },
  reasonsFailed: { en: 'We could not load the answer', es: 'No pudimos cargar la respuesta' },
  changedTitle: { en: 'You changed these details', es: 'Usted cambió estos datos' },
  changed: {
    en: 'Check them again to see if you can join.',
    es: 'Compruébelos otra vez para ver si puede participar.',
  },
  acceptedTitle: { en: 'You can join', es: 'Puede participar' },
  accepted: {
    en: 'We checked these details. Change them here if they are no longer right.',
    es: 'Comprobamos estos datos. Cámbielos aquí si ya no son correctos.',
  },
  acceptedBy: {
    en: 'We found you on the list of {partner}. Change your details here if they are no longer right.',
    es: 'Le encontramos en la lista de {partner}. Cambie sus datos aquí si ya no son correctos.',
  },
  earlierTitle: { en: 'Earlier checks', es: 'Comprobaciones anteriores' },
  earlierLooking: { en: 'Looking up earlier checks …', es: 'Buscando comprobaciones anteriores …' },
  earlierAccepted: { en: 'You could join', es: 'Podía participar' },
  earlierAcceptedBy: {
    en: 'You could join, by the list of {partner}',
    es: 'Podía participar, por la lista de {partner}',
  },
  earlierRefused: { en: 'You could not join', es: 'No podía participar' },
  earlierBy: { en: 'Checked for you by {name}', es: '{name} lo comprobó por usted' },
  earlierOlder: { en: 'Older checks ({count})', es: 'Comprobaciones más antiguas ({count})' },
  earlierMore: { en: 'Show more checks', es: 'Mostrar más comprobaciones' },
} satisfies Texts;
