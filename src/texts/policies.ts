import { publicPages } from '#domain/public-pages.ts';
import type { Words } from '#domain/words.ts';

/** A page of plain rules: what it is about, since when it holds, and its sections. Places: those of src/features/site/practice-words.ts. */
export type Policy = { title: Words; lead: Words; sections: readonly { title: Words; text: Words }[] };

export const policyTexts = {
  since: { en: 'In effect since November 22, 2026', es: 'Vigente desde el 22 de noviembre de 2026' },
};

const ifItChanges = {
  title: { en: 'If this page changes', es: 'Si esta página cambia' },
  text: {
    en: 'We post the new version here, with the date it takes effect.',
    es: 'Publicaremos aquí la nueva versión, con la fecha en que entra en vigor.',
  },
};

export const privacyPolicy: Policy = {
  title: publicPages.privacy.title,
  lead: publicPages.privacy.description,
  sections: [
    {
      title: { en: 'Who keeps it', es: 'Quién lo guarda' },
      text: {
        en: 'Novi keeps your record. Write to {email} or to {address}, or call {phone}.',
        es: 'Novi guarda su expediente. Escriba a {email} o a {address}, o llame al {phone}.',
      },
    },
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
        en: 'You can see your own record. The genetic counselor who has your visit can see it, too. Our nurses see your kit and its status. Our office staff see your name, your date of birth, where you live, if you can join, and your kit. They help you with your account. When one of us opens or changes your record, we write down who it was and when. Nobody else gets it unless you sign a permission or the law asks for it. We do not sell it.',
        es: 'Usted puede ver su propio expediente. También puede verlo el asesor genético que tiene su cita. Nuestro personal de enfermería ve su kit y su estado. El personal de nuestra oficina ve su nombre, su fecha de nacimiento, dónde vive, si puede participar y su kit. Le ayuda con su cuenta. Cuando uno de nosotros abre o cambia su expediente, anotamos quién fue y cuándo. Nadie más lo recibe, salvo que usted firme un permiso o la ley lo exija. No lo vendemos.',
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
        en: 'You tell us about your relatives so that we can see what runs in your family. You don’t have to give their names. We use it for your care alone.',
        es: 'Usted nos habla de sus familiares para que veamos qué se repite en su familia. No necesita dar sus nombres. Lo usamos solo para su atención.',
      },
    },
    {
      title: { en: 'On your device', es: 'En su dispositivo' },
      text: {
        en: 'On your device we keep your language and that you are signed in. Until you close the tab, we also keep which page you wanted, or which partner’s page you came from. If the connection fails while you type, what you typed waits there, locked so that only you can open it. We set no cookies for ads.',
        es: 'En su dispositivo guardamos su idioma y que inició sesión. Hasta que cierre la pestaña, también guardamos qué página quería o de la página de qué socio vino. Si la conexión falla mientras escribe, lo escrito espera ahí, bajo llave, de modo que solo usted pueda abrirlo. No usamos cookies de publicidad.',
      },
    },
    {
      title: { en: 'How long we keep it', es: 'Cuánto tiempo lo guardamos' },
      text: {
        en: 'As long as you have an account. When you close it, we delete your e-mail, phone numbers and drafts right away. If you had care from us, we must keep your record of care for {years} years after that. If not, we delete your answers and details, too. The lab destroys what is left of your sample within {sampleDays} days, and deletes what it read from it after {dataYears} years.',
        es: 'Mientras tenga una cuenta. Cuando la cierre, borramos enseguida su correo, sus teléfonos y sus borradores. Si recibió atención de nosotros, debemos conservar su expediente de atención {years} años más. Si no, también borramos sus respuestas y datos. El laboratorio destruye lo que queda de su muestra en un máximo de {sampleDays} días, y borra lo que leyó de ella después de {dataYears} años.',
      },
    },
    {
      title: { en: 'How we protect it', es: 'Cómo lo protegemos' },
      text: {
        en: 'Everything travels encrypted between your device and us. Only the people named above can open your record, and each time is written down. After {idleMinutes} minutes in which you do nothing, we sign you out.',
        es: 'Todo viaja cifrado entre su dispositivo y nosotros. Solo las personas nombradas arriba pueden abrir su expediente, y cada vez queda anotada. Después de {idleMinutes} minutos sin actividad, cerramos su sesión.',
      },
    },
    {
      title: { en: 'Which laws protect you', es: 'Qué leyes le protegen' },
      text: {
        en: 'A US law called HIPAA sets the rules for health records. Another one, GINA, limits how your genes may be used. The law of your own state may protect you more. If you think that we broke a rule, tell us. You can also complain to the US Department of Health and Human Services.',
        es: 'Una ley de EE. UU., llamada HIPAA, fija las reglas para los expedientes de salud. Otra, GINA, limita cómo se pueden usar sus genes. La ley de su estado puede protegerle más. Si cree que no cumplimos una regla, díganoslo. También puede presentar una queja ante el Departamento de Salud y Servicios Humanos de EE. UU.',
      },
    },
    {
      title: { en: 'Your choices', es: 'Sus opciones' },
      text: {
        en: 'You can look at your answers and change them. You can take back a permission at any time. In your profile you can download a copy of everything we hold about you, and you can close your account.',
        es: 'Puede ver sus respuestas y cambiarlas. Puede retirar un permiso en cualquier momento. En su perfil puede descargar una copia de todo lo que tenemos sobre usted, y puede cerrar su cuenta.',
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
        es: 'Novi le guía hacia una prueba genética y una conversación con un asesor genético. Un profesional clínico revisa cada pedido antes de enviar un kit. Una prueba puede hablarle de su riesgo. No puede decir con certeza qué pasará.',
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
        en: 'You must be 18 or older and live in a state that we serve, or be covered by an employer or partner of ours. We don’t serve these places yet: {notServed}. Tell us the truth about yourself, and join for yourself alone.',
        es: 'Debe tener 18 años o más y vivir en un estado que atendemos, o estar cubierto por un empleador o socio nuestro. Aún no atendemos en: {notServed}. Díganos la verdad sobre usted y participe solo por usted.',
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
        en: 'You can stop at any step. Nothing is ordered before you say so, and you can close your account in your profile at any time.',
        es: 'Puede detenerse en cualquier paso. No se pide nada antes de que usted lo diga, y puede cerrar su cuenta en su perfil en cualquier momento.',
      },
    },
    {
      title: { en: 'Who pays', es: 'Quién paga' },
      text: {
        en: 'If an employer or health plan covers you, they pay for what they cover. If you join on your own, you pay. Ask us for the price before you order. You don’t pay on this site.',
        es: 'Si le cubre un empleador o un plan de salud, ellos pagan lo que cubren. Si participa por su cuenta, usted paga. Pregúntenos el precio antes de pedir. No se paga en este sitio.',
      },
    },
    {
      title: { en: 'Who we are, and whose law applies', es: 'Quiénes somos y qué ley se aplica' },
      text: {
        en: 'These terms are between you and Novi, {address}. The laws of the United States and of {law} apply to them. Laws of your own state that protect you still do.',
        es: 'Estos términos son entre usted y Novi, {address}. Se les aplican las leyes de los Estados Unidos y de {law}. Las leyes de su estado que le protegen siguen valiendo.',
      },
    },
    ifItChanges,
  ],
};
