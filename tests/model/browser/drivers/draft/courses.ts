import type { FormName } from './form.ts';

/** Whether the browser of a course can keep anything on the device. */
const [keepsCopies, keepsNone] = [true, false];

/** What happens to each form: its tab crashes before it is saved, and its session ends. */
const isLostAndFound = (form: FormName) =>
  course(
    form,
    keepsCopies,
    `
      types something else; looks at another tab; the copy is on the device; it can’t be saved now;
      the tab crashes, and the form is opened in another one; has read that it is here again; it is saved;
      the copy is gone; types something else; pauses; the session ends as it is saved; the copy is on the device;
      waits for a moment; signs in again; it is saved, and the form stands again`,
  );

/**
 * What is done in each tour, in its order. Anything could follow on anything, and any fault come at any time: a draft has more than
 * 20,000 situations, too many to look for ways in.
 */
export const courses = {
  'what can’t be saved now': course(
    'eligibility',
    keepsNone,
    `
      types something else; pauses; types something else; it is saved; looks at another tab; it can’t be saved now;
      the line is back; it can’t be saved now; looks at another tab; it can’t be saved now; waits for a moment;
      waits for a moment; waits for the next try; it can’t be saved now; types something else; the line is back;
      Novi refuses it; the line is back; Novi refuses it; looks at another tab; Novi refuses it;
      types something else`,
  ),
  'what was saved elsewhere': course(
    'eligibility',
    keepsNone,
    `
      types without a pause; it is saved, and the answer is lost; types something else; the line is back;
      Novi holds something newer; reads what Novi holds; another device has saved something else;
      another device saves the same, and that is read; types something else; the line is back;
      another device has saved something else; what Novi holds can’t be read; the line is back;
      Novi holds something newer; reads what Novi holds; types something else; sends the form;
      keeps what is on this page; the other one can’t be read; keeps what is on this page;
      reads the other one, and puts this one over it`,
  ),
  'forms that are left': course(
    'eligibility',
    keepsNone,
    `
      goes to the page before; comes back to the form; leaves before the form stands; comes back to the form;
      the form stands; types something else; goes to the page before; comes back to the form; it is saved;
      waits for a moment; the form stands; types something else; pauses; waits for a moment;
      goes to the page before; it can’t be saved now; comes back to the form; leaves before the form stands; it can’t be saved now; comes back to the form;
      the form stands; has read that it is here again; it is saved`,
  ),
  'a choice that is left': course(
    'eligibility',
    keepsNone,
    `
      types something else; pauses; another device has saved something else; reads what Novi holds; waits for a moment;
      goes to the page before; comes back to the form; leaves before the form stands; comes back to the form;
      the form stands; Novi holds something newer; reads what Novi holds; shows the other one`,
  ),
  'forms that are sent': course(
    'eligibility',
    keepsNone,
    `
      sends the form; it can’t be sent now; types something else; sends the form; it is saved; it can’t be sent now;
      types something else; pauses; sends the form; it can’t be saved now; it can’t be sent now; Novi refuses it;
      sends the form; it can’t be saved now; it can’t be sent now; it can’t be saved now; sends the form;
      another device has saved something else; reads what Novi holds; keeps what is on this page;
      reads the other one, and puts this one over it; it is saved`,
  ),
  'a form that is sent and left': course(
    'eligibility',
    keepsNone,
    `
      sends the form; goes to the start of the app, and is led back`,
  ),
  'a form that is sent on a slow line': course(
    'eligibility on a slow line',
    keepsNone,
    `
      sends the form, and is led back before that has begun; the code that sends it is there; the form stands;
      Novi takes it, and the next step opens`,
  ),
  'a form that is sent on a slow line and left': course(
    'eligibility on a slow line',
    keepsNone,
    `
      sends the form, and is led back before that has begun; the code that sends it is there; is led back once more`,
  ),
  'a tab that crashes': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; the copy is on the device; it can’t be saved now;
      the tab crashes, and the form is opened in another one; has read that it is here again; it is saved;
      the copy is gone`,
  ),
  'a choice that outlives its tab': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; the copy is on the device; another device has saved something else;
      the tab crashes, and the form is opened in another one; Novi holds something newer; reads what Novi holds;
      the copy is on the device; the tab crashes, and the form is opened in another one; Novi holds something newer;
      reads what Novi holds; the copy is on the device; keeps what is on this page;
      reads the other one, and puts this one over it; it is saved; the copy is gone`,
  ),
  'a choice of the other one': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; the copy is on the device; another device has saved something else;
      the tab crashes, and the form is opened in another one; Novi holds something newer; reads what Novi holds;
      the copy is on the device; shows the other one`,
  ),
  'a form that is sent before it is saved': course(
    'eligibility',
    keepsCopies,
    `
      types something else; pauses; it can’t be saved now; the copy is on the device; sends the form;
      it can’t be saved now; Novi takes it, and the next step opens; the copy is gone; opens the form that was accepted`,
  ),
  'copies on the device': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; waits for a moment; types something else; looks at another tab;
      the copy is on the device; it can’t be saved now; the copy is on the device; types something else;
      waits for a moment; the copy is on the device; waits for a moment; types something else; it can’t be saved now;
      the copy is on the device; the line is back; types something else; looks at another tab;
      the copy is on the device; it is saved; the line is back; it is saved`,
  ),
  'what is kept where the session ends': course(
    'eligibility',
    keepsCopies,
    `
      types something else; pauses; the session ends as it is saved; the copy is on the device; waits for a moment;
      signs in again; it is saved, and the form stands again; types something else; pauses;
      another device has saved something else; reads what Novi holds; the copy is on the device; waits for a moment;
      keeps what is on this page; the session ends as the choice is made; signs in again, and still has to choose;
      Novi holds something newer; reads what Novi holds; keeps what is on this page;
      reads the other one, and puts this one over it; it is saved`,
  ),
  'a session that ends while it is saved': course(
    'eligibility',
    keepsNone,
    `
      types something else; goes to the page before; goes on from there as the session ends; it is saved;
      waits for a moment; signs in again, and all is saved`,
  ),
  'a session that ends before it is saved': course(
    'eligibility',
    keepsNone,
    `
      types something else; goes to the page before; goes on from there as the session ends; waits for a moment; signs in again;
      it is saved, and the page before stands`,
  ),
  'a session that ends as a form is sent': course(
    'eligibility',
    keepsCopies,
    `
      types something else; pauses; waits for a moment; types something else; sends the form; it can’t be saved now;
      the session ends as the form is sent`,
  ),
  'copies that can’t be kept': course(
    'eligibility',
    keepsCopies,
    `
      types something else; pauses; waits for a moment; it is saved; nothing can be encrypted; types something else;
      looks at another tab; the copy is gone; the device keeps no copy; it can’t be saved now;
      nothing can be encrypted; types something else; waits for a moment; the device keeps no copy;
      looks at another tab; the device keeps no copy; it is saved; the copy is gone`,
  ),
  'copies that come late': course(
    'eligibility',
    keepsCopies,
    `
      types something else; pauses; looks at another tab; types something else; pauses; waits for a moment;
      the copy is on the device; it is saved; the copy is on the device; waits for a moment; the copy is gone;
      it is saved; the copy is on the device; the copy is gone`,
  ),
  'copies that come too late': course(
    'eligibility',
    keepsCopies,
    `
      types something else; pauses; it is saved; types something else; pauses; it can’t be saved now;
      the device keeps no copy; waits for a moment; the line is back; it is saved; waits for a moment;
      the copy can’t be taken away`,
  ),
  'copies of sessions that end': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; the device keeps no copy; the session ends as it is saved;
      the copy is on the device; waits for a moment; signs in again; it is saved, and the form stands again;
      types something else; pauses; looks at another tab; the copy is on the device; types something else; pauses;
      the session ends as it is saved; the copy is on the device; waits for a moment; waits for a moment;
      signs in again; it is saved, and the form stands again`,
  ),
  'a copy that goes as the session ends': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; the copy is on the device; it is saved; types something else;
      the line is back; the session ends as it is saved`,
  ),
  'copies of what is newest': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; looks at another tab; the copy is on the device;
      looks at another tab; it can’t be saved now; looks at another tab; it is saved; sends the form;
      it can’t be sent now; looks at another tab, with nothing to save; goes to the page before;
      goes on from there as the session ends, with nothing to save`,
  ),
  'a session that ends as the copy is made': course(
    'eligibility',
    keepsCopies,
    `
      types something else; looks at another tab; the session ends as it is saved; the copy is on the device;
      waits for a moment; signs in again; it is saved, and the form stands again`,
  ),
  'details that were accepted': course(
    'accepted eligibility',
    keepsNone,
    `
      types something else; types something else; goes on, as it was sent before;
      it is saved, and the next step opens`,
  ),
  'details that are as they were': course('accepted eligibility', keepsNone, 'goes on to the next step'),
  'an order that is there': course('ordered kit', keepsNone, 'goes on to the next step'),
  'an order without a counselor': course(
    'kit',
    keepsNone,
    `
      goes on to the check; sends the form; it is saved; waits for a moment;
      it can’t be sent now, and nobody may counsel them; somebody may counsel them again`,
  ),
  'answers that are sent': course(
    'medical history',
    keepsNone,
    `
      sends the form; it can’t be sent now; sends the form; what became of it can’t be read; it can’t be sent now;
      sends the form; reads what became of it; it can’t be sent now; changes an answer; pauses;
      it is saved, and the answer is lost; sends the form; it can’t be saved now; reads what became of it;
      Novi takes it, and the next step opens`,
  ),
  'answers of two devices': course(
    'medical history',
    keepsNone,
    `
      sends the form; another device was faster; Novi holds something newer; reads what Novi holds;
      keeps what is on this page; reads the other one, and puts this one over it; it is saved; sends the form;
      it can’t be sent now; sends the form; another device saves something else, and that is read;
      keeps what is on this page; reads the other one, and puts this one over it; it is saved; sends the form;
      it is stored, and the answer is lost; sends the form; reads that it is stored, and the next step opens`,
  ),
  'a form of two devices that is signed': course(
    'release form',
    keepsNone,
    `
      types something else; pauses; another device has saved something else; reads what Novi holds;
      waits for a moment; goes on to read it; waits for a moment; pauses; signs the form;
      it is signed, the answer is lost, and the page finds that out by itself; goes on to the next step`,
  ),
  'what can’t be sent without the line': course(
    'eligibility',
    keepsNone,
    `
      sends the form; it can’t be sent without the line; the line is back, and what it held up is read;
      sends the form; it can’t be sent without the line; types something else; pauses;
      the line is back, and what it held up is read; it is saved`,
  ),
  'the page of a relative': isLostAndFound('relative'),
  'questions of the medical history': isLostAndFound('questions'),
  'a release that is filled in': isLostAndFound('release form'),
  'the address of an order': isLostAndFound('kit'),
  'what is said of a visit': isLostAndFound('visit'),
  'a form that is signed': course(
    'release',
    keepsNone,
    `
      signs the form; it is signed, the answer is lost, and the page finds that out by itself`,
  ),
};

export type Course = keyof typeof courses;

/** What is done stands there with semicolons between. */
function course(form: FormName, keeps: boolean, does: string) {
  return { form, keepsCopies: keeps, does: does.split(';').map((each) => each.trim()) };
}
