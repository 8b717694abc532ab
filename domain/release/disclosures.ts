import type { FieldProblem } from '../problem.ts';
import type { Words } from '../words.ts';
import type { ReleaseStatements } from './statements.ts';

/**
 * What somebody is told, and agrees to, before they sign on a screen: the disclosures of the ESIGN Act, 15 USC 7001(c)(1).
 * A signed form keeps their version, and old versions stay word for word.
 */
const disclosures100: ReleaseStatements = {
  version: '1.0.0',
  statements: [
    {
      id: 'paper',
      cites: '15 USC 7001(c)(1)(B)(i)(I)',
      heading: { en: 'You can sign on paper instead', es: 'Puede firmar en papel' },
      text: {
        en: 'You do not have to sign on a screen. Call or e-mail us, and we mail you this form on paper. It costs you nothing, and your care stays the same.',
        es: 'No tiene que firmar en una pantalla. Llámenos o escríbanos y le enviamos este formulario en papel. No le cuesta nada y su atención sigue igual.',
      },
    },
    {
      id: 'scope',
      cites: '15 USC 7001(c)(1)(B)(ii)',
      heading: { en: 'It is for this one form', es: 'Es para este formulario' },
      text: {
        en: 'You agree to sign this one form on a screen and to get your copy as a file. For each other form we ask you again.',
        es: 'Usted acepta firmar este formulario en una pantalla y recibir su copia como archivo. Para cada otro formulario le volvemos a preguntar.',
      },
    },
    {
      id: 'withdrawal',
      cites: '15 USC 7001(c)(1)(B)(i)(II) and (iii)',
      heading: { en: 'You can change your mind', es: 'Puede cambiar de opinión' },
      text: {
        en: 'Before you sign, just leave this page. After you sign, call or e-mail us and say that you no longer want this form as a file. We then mail you what you need on paper. It is free. What you signed stays in force until you revoke it or it ends.',
        es: 'Antes de firmar, basta con salir de esta página. Después de firmar, llámenos o escríbanos y diga que ya no quiere este formulario como archivo. Entonces le enviamos en papel lo que necesite. Es gratis. Lo que firmó sigue vigente hasta que lo revoque o termine.',
      },
    },
    {
      id: 'contact',
      cites: '15 USC 7001(c)(1)(B)(iii)',
      heading: { en: 'Keep your contact details up to date', es: 'Mantenga sus datos al día' },
      text: {
        en: 'We write to the e-mail address of your account. When it changes, change it under “Profile”, or call us.',
        es: 'Le escribimos al correo de su cuenta. Si cambia, corríjalo en “Perfil” o llámenos.',
      },
    },
    {
      id: 'copy',
      cites: '15 USC 7001(c)(1)(B)(iv)',
      heading: { en: 'How to get a copy', es: 'Cómo obtener una copia' },
      text: {
        en: 'You find your signed form as a PDF file under “Documents” in Novi. You can save it or print it. If you want it on paper, call or e-mail us: we mail it to you, and it is free.',
        es: 'Su formulario firmado está como archivo PDF en “Documentos” en Novi. Puede guardarlo o imprimirlo. Si lo quiere en papel, llámenos o escríbanos: se lo enviamos, y es gratis.',
      },
    },
    {
      id: 'needs',
      cites: '15 USC 7001(c)(1)(C)(i)',
      heading: { en: 'What you need', es: 'Lo que necesita' },
      text: {
        en: 'You need a phone, tablet or computer with a web browser of the last two years, a way onto the internet, and an app that opens PDF files. Most devices have one. To keep a copy you need some space to save it, or a printer.',
        es: 'Necesita un teléfono, una tableta o una computadora con un navegador de los últimos dos años, acceso a internet y una aplicación que abra archivos PDF. La mayoría de los dispositivos la tiene. Para guardar una copia necesita algo de espacio o una impresora.',
      },
    },
    {
      id: 'proof',
      cites: '15 USC 7001(c)(1)(C)(ii)',
      heading: { en: 'Show us that the file opens', es: 'Muéstrenos que el archivo se abre' },
      text: {
        en: 'Before you sign, you open a PDF file with this text. There is a code in it. You type the code here. So you and we know that you can open your copy.',
        es: 'Antes de firmar, usted abre un archivo PDF con este texto. Contiene un código. Usted escribe el código aquí. Así usted y nosotros sabemos que puede abrir su copia.',
      },
    },
  ],
};

/** Version 1.1.0 says the same. Its paragraphs are named without a word of English, as who reads Spanish reads them, too. */
const disclosures110: ReleaseStatements = {
  version: '1.1.0',
  statements: disclosures100.statements.map((statement) =>
    statement.id === 'withdrawal' ? { ...statement, cites: '15 USC 7001(c)(1)(B)(i)(II), (B)(iii)' } : statement,
  ),
};

/** Version 1.2.0: the code is asked for once a person. Who has opened one PDF has shown that they can open the next. */
const proof: Words = {
  en: 'Before you sign in Novi for the first time, you open a PDF file with this text. There is a code in it. You type the code here, just this once. So you and we know that you can open your copies.',
  es: 'Antes de firmar en Novi por primera vez, usted abre un archivo PDF con este texto. Contiene un código. Usted escribe el código aquí, solo esta vez. Así usted y nosotros sabemos que puede abrir sus copias.',
};
const disclosures120: ReleaseStatements = {
  version: '1.2.0',
  statements: disclosures110.statements.map((statement) =>
    statement.id === 'proof' ? { ...statement, text: proof } : statement,
  ),
};

/** The disclosures that are agreed to today. */
export const currentDisclosures: ReleaseStatements = disclosures120;

/** The disclosures of a version, for looking at a form that was signed earlier. */
export function disclosuresOfVersion(version: string): ReleaseStatements | undefined {
  return [disclosures100, disclosures110, disclosures120].find((disclosures) => disclosures.version === version);
}

/** The consent to sign on a screen: to which wording, and the code that shows that the PDF was opened, where it is the first time. */
type SigningConsent = { version: string; code?: string | undefined };

/** Whether somebody has shown that they can open a PDF (15 USC 7001(c)(1)(C)(ii)): one of their forms was signed with its code. */
export function hasShownPdf(forms: readonly { signing_consent: SigningConsent | null }[]): boolean {
  return forms.some(({ signing_consent }) => signing_consent?.code !== undefined);
}

/** What is known about the signer: the code in their PDF, and whether they have typed one before. */
type Shown = { codeInPdf: string; hasShown: boolean };

/** What keeps the consent to sign on a screen from counting: an older wording, a wrong code, or none where none was shown yet. */
export function checkSigningConsent({ version, code }: SigningConsent, { codeInPdf, hasShown }: Shown): FieldProblem[] {
  if (version !== currentDisclosures.version) return [{ path: '/signing_consent/version', message: wordingChanged }];
  const isRight = code === undefined ? hasShown : code === codeInPdf;
  return isRight ? [] : [{ path: '/signing_consent/code', message: otherCode }];
}

const wordingChanged: Words = {
  en: 'The text about signing on a screen has changed. Reload the page, read it again, then sign.',
  es: 'El texto sobre firmar en una pantalla cambió. Vuelva a cargar la página, léalo otra vez y firme.',
};
const otherCode: Words = {
  en: 'This is not the code in the PDF. Open the PDF and look for four digits after “Your code”.',
  es: 'Este no es el código del PDF. Ábralo y busque cuatro números después de “Su código”.',
};
