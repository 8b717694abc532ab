import { consent100 } from './consent-1-0.ts';
import type { TestConsent } from './consent.ts';

/**
 * The elements of an informed consent to a genetic test, as genetic counselors go through them: purpose, what it can and can't
 * say, kinds of results with the variant of uncertain significance, what it means for relatives, privacy and GINA with its
 * limits (42 USC 2000ff, 29 USC 1182; employers under 15 people, the military and life insurers are not bound), cost, and that
 * it is voluntary.
 */
export const consent110: TestConsent = {
  version: '1.1.0',
  parts: [
    {
      about: 'test',
      title: { en: 'What the test looks for', es: 'Qué busca la prueba' },
      text: [
        {
          en: 'Genes are the instructions in your cells. You get them from your parents. This test reads some of your genes. It looks for changes that run in families and can raise the risk of an illness, such as some cancers.',
          es: 'Los genes son las instrucciones de sus células. Usted los recibe de sus padres. Esta prueba lee algunos de sus genes. Busca cambios que pasan en las familias y pueden aumentar el riesgo de una enfermedad, como algunos tipos de cáncer.',
        },
      ],
    },
    {
      about: 'way',
      title: { en: 'How it works', es: 'Cómo funciona' },
      text: [
        {
          en: 'A clinician looks at your order first. Then you get a kit in the mail and give a little saliva (spit) at home. There is no needle. You mail the sample back, and a lab reads it. At times a sample can’t be read; then you get a new kit.',
          es: 'Primero un profesional clínico revisa su pedido. Después usted recibe un kit por correo y da un poco de saliva en casa. No hay agujas. Envía la muestra por correo y un laboratorio la lee. A veces una muestra no se puede leer; entonces recibe un kit nuevo.',
        },
      ],
    },
    {
      about: 'results',
      title: { en: 'The results you may get', es: 'Los resultados que puede recibir' },
      points: [
        {
          en: 'Positive: a change was found that raises a risk. It does not mean that you are ill. There are often things you can do, such as earlier checks.',
          es: 'Positivo: se encontró un cambio que aumenta un riesgo. No significa que usted esté enfermo. Muchas veces hay cosas que se pueden hacer, como controles más tempranos.',
        },
        {
          en: 'Negative: no such change was found. You can still get ill for other reasons.',
          es: 'Negativo: no se encontró un cambio así. Aun así puede enfermarse por otras razones.',
        },
        {
          en: 'Not clear: a change was found, but nobody knows yet what it means. Your report calls this a “variant of uncertain significance” (VUS). It is common. Most turn out to be harmless. Doctors don’t change your care because of it.',
          es: 'No está claro: se encontró un cambio, pero aún nadie sabe qué significa. Su informe lo llama “variante de significado incierto” (VUS). Es frecuente. La mayoría resulta inofensiva. Los médicos no cambian su atención por eso.',
        },
      ],
    },
    {
      about: 'limits',
      title: { en: 'What the test can’t say', es: 'Lo que la prueba no puede decir' },
      points: [
        {
          en: 'It can’t tell whether you are ill now, or whether you will be. It speaks of chances.',
          es: 'No puede decir si usted está enfermo ahora ni si lo estará. Habla de probabilidades.',
        },
        {
          en: 'It does not read all genes, and it can miss a change. A negative result does not rule out every risk.',
          es: 'No lee todos los genes y puede pasar por alto un cambio. Un resultado negativo no descarta todo riesgo.',
        },
        {
          en: 'It does not take the place of your regular checks. Please keep going to them.',
          es: 'No reemplaza sus controles de siempre. Por favor, siga haciéndolos.',
        },
      ],
    },
    {
      about: 'family',
      title: { en: 'Your family and your feelings', es: 'Su familia y sus sentimientos' },
      points: [
        {
          en: 'Your result can also say something about your relatives, because families share genes. You decide whom you tell.',
          es: 'Su resultado también puede decir algo sobre sus familiares, porque las familias comparten genes. Usted decide a quién contárselo.',
        },
        {
          en: 'A result can bring worry or relief. A genetic counselor talks it through with you.',
          es: 'Un resultado puede traer preocupación o alivio. Un asesor genético lo conversa con usted.',
        },
      ],
    },
    {
      about: 'privacy',
      title: { en: 'Your privacy and the law', es: 'Su privacidad y la ley' },
      points: [
        {
          en: 'You and your care team see your result. Others get it only if you allow it, or if the law asks for it. An employer or partner who brought you here never sees it.',
          es: 'Usted y su equipo de atención ven su resultado. Otros lo reciben solo si usted lo permite o si la ley lo exige. Un empleador o socio que le trajo aquí nunca lo ve.',
        },
        {
          en: 'A US law called GINA helps you: health insurers may not use your genes to refuse you or charge you more. Employers may not use them to hire, fire or pay you.',
          es: 'Una ley de EE. UU. llamada GINA le protege: los seguros de salud no pueden usar sus genes para rechazarle o cobrarle más. Los empleadores no pueden usarlos para contratarle, despedirle o decidir su pago.',
        },
        {
          en: 'GINA has gaps. It does not cover life, disability or long-term care insurance. It does not bind employers with fewer than 15 people, or the US military. Your state may have more rules.',
          es: 'GINA tiene límites. No cubre los seguros de vida, de incapacidad ni de cuidados a largo plazo. No obliga a empleadores con menos de 15 personas ni a las fuerzas armadas de EE. UU. Su estado puede tener otras reglas.',
        },
      ],
    },
    {
      about: 'cost',
      title: { en: 'What it costs', es: 'Cuánto cuesta' },
      text: [
        {
          en: 'You don’t pay in this app, and we don’t ask for a card. We can’t see here what your plan or employer pays for. If you want to know before you decide, ask us first.',
          es: 'Usted no paga en esta aplicación y no pedimos ninguna tarjeta. Aquí no podemos ver lo que paga su plan o su empleador. Si quiere saberlo antes de decidir, pregúntenos primero.',
        },
      ],
    },
    {
      about: 'choice',
      title: { en: 'It is your choice', es: 'Usted decide' },
      text: [
        {
          en: 'You can say no, and you will get the same care from us. To stop later, write or call us before the lab has your sample.',
          es: 'Puede decir que no y recibirá de nosotros la misma atención. Para detenerse después, escríbanos o llámenos antes de que el laboratorio tenga su muestra.',
        },
      ],
    },
  ],
  consents: consent100.consents,
};
