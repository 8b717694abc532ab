import type { Texts } from '#domain/words.ts';

export const requestKitTexts = {
  lead: {
    en: 'First read what the test can tell you, and what it can’t. Then you decide.',
    es: 'Primero lea lo que la prueba puede decirle y lo que no. Después usted decide.',
  },
  heldLead: {
    en: 'You can’t order yet. You can read here what the test can tell you, and what it can’t.',
    es: 'Aún no puede pedirla. Aquí puede leer lo que la prueba puede decirle y lo que no.',
  },
  consentHint: { en: 'This is called informed consent.', es: 'Esto se llama consentimiento informado.' },
  consentNeeded: {
    en: 'Check the box if you want the test. Without your consent we can’t send a kit.',
    es: 'Marque la casilla si quiere la prueba. Sin su consentimiento no podemos enviar el kit.',
  },
  questions: { en: 'Do you have questions before you decide?', es: '¿Tiene preguntas antes de decidir?' },
  addressTitle: { en: 'Where should we send your kit?', es: '¿A dónde enviamos su kit?' },
  addressLead: {
    en: 'It comes by mail in a plain box: nobody can see from outside what is in it. It doesn’t have to be your home, as long as the box reaches you.',
    es: 'Llega por correo en una caja discreta: nadie puede ver por fuera lo que contiene. No tiene que ser su casa, mientras la caja le llegue.',
  },
  line1: { en: 'Street address', es: 'Dirección (calle y número)' },
  line1Hint: {
    en: 'House number and street, such as 12 Maple Street. A PO box works, too.',
    es: 'Número y calle, por ejemplo 12 Maple Street. También sirve un apartado postal (PO box).',
  },
  line2: { en: 'Apartment, suite or unit', es: 'Apartamento, piso o unidad' },
  line2Hint: {
    en: 'Does the kit go to somebody else’s home? Add “c/o” and their name here.',
    es: '¿El kit va a la casa de otra persona? Agregue aquí “c/o” y su nombre.',
  },
  cityHint: { en: 'For military mail: APO, FPO or DPO', es: 'Para el correo militar: APO, FPO o DPO' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State or territory', es: 'Estado o territorio' },
  zip: { en: 'ZIP code', es: 'Código postal (ZIP)' },
  zipHint: { en: 'For example 60601 or 60601-1234', es: 'Por ejemplo, 60601 o 60601-1234' },
  line1Needed: { en: 'Enter the street and number', es: 'Escriba la calle y el número' },
  cityNeeded: { en: 'Enter the city', es: 'Escriba la ciudad' },
  stateNeeded: { en: 'Choose the state', es: 'Elija el estado' },
  zipFormat: {
    en: 'Enter a ZIP code of 5 digits, such as 60601',
    es: 'Escriba un código postal de 5 dígitos, como 60601',
  },
  checkTitle: { en: 'Check your order', es: 'Revise su pedido' },
  checkLead: {
    en: 'We order your kit when you press the button. You will not be asked to pay here.',
    es: 'Pediremos su kit cuando usted presione el botón. Aquí no se le pedirá ningún pago.',
  },
  checkConsent: { en: 'Your consent to the test', es: 'Su consentimiento a la prueba' },
  consentGiven: { en: 'Yes, I want the test', es: 'Sí, quiero la prueba' },
  consentMissingTitle: { en: 'Your consent is still missing', es: 'Aún falta su consentimiento' },
  consentMissing: {
    en: 'We never save this check mark. Please read about the test and check the box again. Then you can order.',
    es: 'Nunca guardamos esta marca. Lea sobre la prueba y marque la casilla otra vez. Después podrá pedir el kit.',
  },
  consentMissingLink: { en: 'Go to your consent', es: 'Ir a su consentimiento' },
  checkAddress: { en: 'Delivery address', es: 'Dirección de entrega' },
  hintsTitle: { en: 'Please look at the address once more', es: 'Por favor, mire la dirección otra vez' },
  stopLater: {
    en: 'Did you change your mind? You can stop the order until the lab has your sample: write or call us.',
    es: '¿Cambió de opinión? Puede detener el pedido hasta que el laboratorio tenga su muestra: escríbanos o llámenos.',
  },
  order: { en: 'Order my kit', es: 'Pedir mi kit' },
  ordering: { en: 'Ordering …', es: 'Pidiendo …' },
  failed: { en: 'Your kit is not ordered yet', es: 'Aún no se ha pedido su kit' },
  unsure: {
    en: 'We don’t know yet if your kit is ordered',
    es: 'Aún no sabemos si se pidió su kit',
  },
  readAgreed: { en: 'Read what you agreed to', es: 'Leer lo que usted aceptó' },
  openTitle: { en: 'Your kit is ordered', es: 'Su kit está pedido' },
  openLead: {
    en: 'You have one open order. You can follow it in the next step.',
    es: 'Tiene un pedido abierto. Puede seguirlo en el paso siguiente.',
  },
  doneTitle: { en: 'Your test is done', es: 'Su prueba ya se hizo' },
  doneLead: {
    en: 'Your results are in. This is what you ordered and agreed to.',
    es: 'Sus resultados están listos. Esto es lo que pidió y aceptó.',
  },
  endedTitle: { en: 'You can order a new kit', es: 'Puede pedir un kit nuevo' },
  ended: {
    en: 'Your last order has ended: {status}. If you would like to talk first, we are here.',
    es: 'Su último pedido terminó: {status}. Si desea hablar antes, aquí estamos.',
  },
  deniedTitle: { en: 'Please talk with us first', es: 'Hable primero con nosotros, por favor' },
  denied: {
    en: 'Your last order has ended: {status}. The same order would get the same answer. Call or write to us, and we look for another way with you.',
    es: 'Su último pedido terminó: {status}. El mismo pedido tendría la misma respuesta. Llámenos o escríbanos y buscamos otro camino con usted.',
  },
  looking: { en: 'Looking up what you have entered …', es: 'Buscando lo que ya escribió …' },
} satisfies Texts;
