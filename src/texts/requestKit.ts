import type { Texts } from '../../domain/words.ts';

export const requestKitTexts = {
  lead: {
    en: 'First read what the test can tell you, and what it can’t. Then you decide.',
    es: 'Primero lea lo que la prueba puede decirle y lo que no. Después usted decide.',
  },
  whatTitle: { en: 'What the test is', es: 'Qué es la prueba' },
  what: {
    en: 'Genes are the instructions in your cells. You get them from your parents. This test reads some of your genes and looks for changes that can raise the risk of an illness, such as some cancers.',
    es: 'Los genes son las instrucciones de sus células. Usted los recibe de sus padres. Esta prueba lee algunos de sus genes y busca cambios que pueden aumentar el riesgo de una enfermedad, como algunos tipos de cáncer.',
  },
  howTitle: { en: 'How it works', es: 'Cómo funciona' },
  how: {
    en: 'You get a kit in the mail and give a little saliva (spit) at home. There is no needle. You mail the sample back, and a lab reads it.',
    es: 'Usted recibe un kit por correo y da un poco de saliva en casa. No hay agujas. Envía la muestra por correo y un laboratorio la lee.',
  },
  resultsTitle: { en: 'What you may learn', es: 'Lo que puede saber' },
  positive: {
    en: 'Positive: a change was found that raises a risk. It does not mean that you are ill.',
    es: 'Positivo: se encontró un cambio que aumenta un riesgo. No significa que usted esté enfermo.',
  },
  negative: {
    en: 'Negative: no such change was found. You can still get ill for other reasons.',
    es: 'Negativo: no se encontró un cambio así. Aun así puede enfermarse por otras razones.',
  },
  uncertain: {
    en: 'Not clear: a change was found, but nobody knows yet what it means.',
    es: 'No está claro: se encontró un cambio, pero aún nadie sabe qué significa.',
  },
  thinkTitle: { en: 'Good to think about', es: 'Para pensarlo bien' },
  family: {
    en: 'Your result can also say something about your relatives, because families share genes.',
    es: 'Su resultado también puede decir algo sobre sus familiares, porque las familias comparten genes.',
  },
  feelings: {
    en: 'A result can bring worry or relief. A genetic counselor talks it through with you.',
    es: 'Un resultado puede traer preocupación o alivio. Un asesor genético lo conversa con usted.',
  },
  insurance: {
    en: 'A US law (GINA) keeps health insurers and most employers from using your result against you. It does not cover life, disability or long-term care insurance.',
    es: 'Una ley de EE. UU. (GINA) impide que los seguros de salud y la mayoría de los empleadores usen su resultado en su contra. No cubre los seguros de vida, de incapacidad ni de cuidados a largo plazo.',
  },
  choice: {
    en: 'The test is your choice. You can say no. To stop later, write or call us before the lab has your sample.',
    es: 'La prueba es su decisión. Puede decir que no. Para detenerse después, escríbanos o llámenos antes de que el laboratorio tenga su muestra.',
  },
  consents: {
    en: 'I have read this, my questions are answered, and I want to have this genetic test',
    es: 'He leído esto, mis preguntas tienen respuesta y quiero hacerme esta prueba genética',
  },
  consentHint: { en: 'This is called informed consent.', es: 'Esto se llama consentimiento informado.' },
  consentNeeded: {
    en: 'Tick the box if you want the test. Without your consent we can’t send a kit.',
    es: 'Marque la casilla si quiere la prueba. Sin su consentimiento no podemos enviar el kit.',
  },
  questions: { en: 'Do you have questions before you decide?', es: '¿Tiene preguntas antes de decidir?' },
  addressTitle: { en: 'Where should we send your kit?', es: '¿A dónde enviamos su kit?' },
  addressLead: {
    en: 'The box is plain: nobody can see from outside what is in it.',
    es: 'La caja es discreta: nadie puede ver por fuera lo que contiene.',
  },
  line1: { en: 'Street address', es: 'Dirección (calle y número)' },
  line2: { en: 'Apartment, suite or unit', es: 'Apartamento, piso o unidad' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  zip: { en: 'Zip code', es: 'Código postal' },
  zipHint: { en: 'For example 60601 or 60601-1234', es: 'Por ejemplo, 60601 o 60601-1234' },
  line1Needed: { en: 'Enter the street and number', es: 'Escriba la calle y el número' },
  cityNeeded: { en: 'Enter the city', es: 'Escriba la ciudad' },
  stateNeeded: { en: 'Choose the state', es: 'Elija el estado' },
  zipFormat: {
    en: 'Enter a zip code of 5 digits, such as 60601',
    es: 'Escriba un código postal de 5 dígitos, como 60601',
  },
  checkTitle: { en: 'Check your order', es: 'Revise su pedido' },
  checkLead: {
    en: 'We order your kit when you press the button. You will not be asked to pay here.',
    es: 'Pedimos su kit cuando usted presione el botón. Aquí no se le pedirá ningún pago.',
  },
  checkConsent: { en: 'Your consent to the test', es: 'Su consentimiento a la prueba' },
  consentGiven: { en: 'Yes, I want the test', es: 'Sí, quiero la prueba' },
  checkAddress: { en: 'Delivery address', es: 'Dirección de entrega' },
  order: { en: 'Order my kit', es: 'Pedir mi kit' },
  ordering: { en: 'Ordering …', es: 'Pidiendo …' },
  failed: { en: 'Your kit is not ordered yet', es: 'Su kit aún no está pedido' },
  openTitle: { en: 'Your kit is ordered', es: 'Su kit está pedido' },
  openLead: {
    en: 'You have one open order. You can follow it in the next step.',
    es: 'Tiene un pedido abierto. Puede seguirlo en el paso siguiente.',
  },
  endedTitle: { en: 'You can order a new kit', es: 'Puede pedir un kit nuevo' },
  ended: {
    en: 'Your last order has ended: {status}. If you would like to talk first, we are here.',
    es: 'Su último pedido terminó: {status}. Si desea hablar antes, aquí estamos.',
  },
  looking: { en: 'Looking up what you have entered …', es: 'Buscando lo que ya escribió …' },
} satisfies Texts;
