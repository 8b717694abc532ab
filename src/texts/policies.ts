import { publicPages } from '../../domain/public-pages.ts';
import type { Words } from '../../domain/words.ts';

/** A page of plain rules: what it is about, since when it holds, and its sections. */
export type Policy = { title: Words; lead: Words; sections: readonly { title: Words; text: Words }[] };

export const policyTexts = {
  since: { en: 'In force since November 21, 2026', es: 'Vigente desde el 21 de noviembre de 2026' },
};

const ifItChanges = {
  title: { en: 'If this page changes', es: 'Si esta página cambia' },
  text: {
    en: 'Then the new words stand here, with the day from which they hold.',
    es: 'Entonces las nuevas palabras estarán aquí, con el día desde el que valen.',
  },
};

export const privacyPolicy: Policy = {
  title: publicPages.privacy.title,
  lead: publicPages.privacy.description,
  sections: [
    {
      title: { en: 'What we keep', es: 'Qué guardamos' },
      text: {
        en: 'We keep what you tell us: your name, e-mail and address, your family history, your answers about your health, the permissions you sign, your test kit and your visits. We also keep the results that the lab sends.',
        es: 'Guardamos lo que usted nos dice: su nombre, correo y dirección, su historia familiar, sus respuestas sobre su salud, los permisos que firma, su kit y sus citas. También guardamos los resultados que envía el laboratorio.',
      },
    },
    {
      title: { en: 'Who can see it', es: 'Quién puede verlo' },
      text: {
        en: 'You can see your own record. The genetic counselor who has your visit can see it, too. Our nurses see your kit and its status. Our office staff see your name and your kit, to help you with your account. When one of us opens or changes your record, we write down who it was and when. Nobody else gets it unless you sign a permission or the law asks for it. We do not sell it.',
        es: 'Usted puede ver su propio expediente. También puede verlo el asesor genético que tiene su cita. Nuestras enfermeras ven su kit y su estado. El personal de nuestra oficina ve su nombre y su kit, para ayudarle con su cuenta. Cuando uno de nosotros abre o cambia su expediente, anotamos quién fue y cuándo. Nadie más lo recibe, salvo que usted firme un permiso o la ley lo exija. No lo vendemos.',
      },
    },
    {
      title: { en: 'When our staff act for you', es: 'Cuando nuestro personal actúa por usted' },
      text: {
        en: 'To help you, someone on our staff may act in your account, for an hour at most, and must say why. They can then see and change what you can, but they can’t sign or take back a permission, agree to the test, or change how you sign in. Your profile shows you who it was, when, for how long and why.',
        es: 'Para ayudarle, alguien de nuestro personal puede actuar en su cuenta, por una hora como máximo, y debe decir por qué. Entonces puede ver y cambiar lo mismo que usted, pero no puede firmar ni retirar un permiso, aceptar la prueba ni cambiar cómo inicia sesión. Su perfil le muestra quién fue, cuándo, por cuánto tiempo y por qué.',
      },
    },
    {
      title: { en: 'Who works for us', es: 'Quién trabaja para nosotros' },
      text: {
        en: 'A lab reads your sample and sends us the result. Your sign-in runs on Firebase, a service of Google: it knows your e-mail and checks your password. It gets nothing about your health.',
        es: 'Un laboratorio lee su muestra y nos envía el resultado. Su inicio de sesión funciona con Firebase, un servicio de Google: conoce su correo y comprueba su contraseña. No recibe nada sobre su salud.',
      },
    },
    {
      title: { en: 'Your employer or health plan', es: 'Su empleador o plan de salud' },
      text: {
        en: 'If one of them covers you, they gave us a list with your name, your date of birth and the days of your coverage. We use it to see that you can join. They get nothing back: no answers, no results, and no word of whether you took part.',
        es: 'Si uno de ellos le cubre, nos dio una lista con su nombre, su fecha de nacimiento y los días de su cobertura. La usamos para ver que puede participar. No reciben nada: ni respuestas ni resultados, ni se enteran de si participó.',
      },
    },
    {
      title: { en: 'Your relatives', es: 'Sus familiares' },
      text: {
        en: 'You tell us about your relatives so that we can see what runs in your family. You need not give their names. We use it for your care alone.',
        es: 'Usted nos habla de sus familiares para que veamos qué se repite en su familia. No necesita dar sus nombres. Lo usamos solo para su atención.',
      },
    },
    {
      title: { en: 'On your device', es: 'En su dispositivo' },
      text: {
        en: 'On your device we keep your language and that you are signed in. Until you close the tab, we also keep which page you wanted, or which partner’s page you came from. Your health answers are never kept there. We set no cookies for ads.',
        es: 'En su dispositivo guardamos su idioma y que inició sesión. Hasta que cierre la pestaña, también guardamos qué página quería o de la página de qué socio vino. Sus respuestas de salud nunca se guardan ahí. No usamos cookies de publicidad.',
      },
    },
    {
      title: { en: 'Your choices', es: 'Sus opciones' },
      text: {
        en: 'You can look at your answers and change them. You can take back a permission at any time. Write to us if you want a copy of your record or want to close your account.',
        es: 'Puede ver sus respuestas y cambiarlas. Puede retirar un permiso en cualquier momento. Escríbanos si quiere una copia de su expediente o cerrar su cuenta.',
      },
    },
    ifItChanges,
  ],
};

export const termsOfService: Policy = {
  title: publicPages.terms.title,
  lead: publicPages.terms.description,
  sections: [
    {
      title: { en: 'What Novi does', es: 'Qué hace Novi' },
      text: {
        en: 'Novi guides you to a genetic test and a talk with a genetic counselor. A clinician looks at each order before a kit is sent. A test can tell you about your risk. It can’t tell for sure what will happen.',
        es: 'Novi le guía hacia una prueba genética y una conversación con un asesor genético. Un profesional revisa cada pedido antes de enviar un kit. Una prueba puede hablarle de su riesgo. No puede decir con certeza qué pasará.',
      },
    },
    {
      title: { en: 'Not for emergencies', es: 'No es para emergencias' },
      text: {
        en: 'Novi does not take the place of your doctor. If you need help right away, call 911.',
        es: 'Novi no reemplaza a su médico. Si necesita ayuda de inmediato, llame al 911.',
      },
    },
    {
      title: { en: 'Who can join', es: 'Quién puede participar' },
      text: {
        en: 'You must be 18 or older and live in a state that we serve, or be covered by an employer or partner of ours. Tell us the truth about yourself, and join for yourself alone.',
        es: 'Debe tener 18 años o más y vivir en un estado que atendemos, o estar cubierto por un empleador o socio nuestro. Díganos la verdad sobre usted y participe solo por usted.',
      },
    },
    {
      title: { en: 'Your account', es: 'Su cuenta' },
      text: {
        en: 'Keep your password to yourself. Tell us if you think that somebody else has used your account.',
        es: 'No comparta su contraseña. Avísenos si cree que otra persona ha usado su cuenta.',
      },
    },
    {
      title: { en: 'It is your choice', es: 'Usted decide' },
      text: {
        en: 'You can stop at any step. Nothing is ordered before you say so, and you can write to us with any question.',
        es: 'Puede detenerse en cualquier paso. No se pide nada antes de que usted lo diga, y puede escribirnos con cualquier pregunta.',
      },
    },
    ifItChanges,
  ],
};
