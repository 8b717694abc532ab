import { useEffect, useRef, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ClaimsMissingPage } from '../account/claims-missing-page.tsx';
import { SignOutFailedPage } from '../account/sign-out-failed-page.tsx';
import { HomeView } from '../home/home-page.tsx';
import { LoginView } from '../login/login-page.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { FinishSignUpPage } from '../signup/finish-sign-up-page.tsx';
import { SignUpView } from '../signup/sign-up-page.tsx';
import { FormSample } from './form-sample.tsx';
import { ImpersonationSample } from './impersonation-sample.tsx';
import { MemberSample } from './member-sample.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { Pieces } from './pieces.tsx';
import { QuestionnaireSample } from './questionnaire-sample.tsx';
import { nothing } from './sample.ts';

/** `/ui`, in development only: every shared piece in every state, to be looked at while building and by design. */
export default function Showcase() {
  return (
    <Routes>
      <Route index element={<Pieces pages={Object.keys(pages)} />} />
      {Object.entries(pages).map(([path, page]) => (
        <Route key={path} path={path} element={page} />
      ))}
      <Route path="*" element={pages.nowhere} />
    </Routes>
  );
}

const LONG_EMAIL = 'maria-guadalupe.hernandez-villanueva@community-hospital.example.org';

/** What needs a page of its own: layouts, what is open in front of a page, and pages in states that are hard to come by. */
const pages = {
  form: <FormSample />,
  'form-with-problems': (
    <PressedAtOnce key="form" selector="[type=submit]">
      <FormSample />
    </PressedAtOnce>
  ),
  pictures: <PictureSamples />,
  questionnaire: <QuestionnaireSample />,
  'menu-open': (
    <PressedAtOnce key="menu" selector="main [aria-haspopup=menu]">
      <Pieces pages={[]} />
    </PressedAtOnce>
  ),
  'dialog-open': <Pieces key="dialog" pages={[]} dialogOpen />,
  member: <MemberSample />,
  impersonating: <ImpersonationSample key="impersonating" />,
  'impersonation-stop': <ImpersonationSample key="stop" events={[{ type: 'stop.requested' }]} />,
  'impersonation-failed': (
    <ImpersonationSample key="failed" events={[{ type: 'stop.requested' }, { type: 'stop.confirmed' }]} />
  ),
  'impersonation-ended': <ImpersonationSample key="ended" events={[{ type: 'impersonation.ended' }]} />,
  site: <HomeView />,
  'site-signed-in': <HomeView signedIn />,
  'site-wanted': <HomeView wanted />,
  'login-failed': <LoginView onSubmit={nothing} error={{ code: 'auth/invalid-credential' }} />,
  'login-busy': <LoginView onSubmit={nothing} busy />,
  signup: <SignUpView onSubmit={nothing} />,
  'signup-failed': <SignUpView onSubmit={nothing} error={{ code: 'auth/email-already-in-use' }} />,
  finish: <FinishSignUpPage email={LONG_EMAIL} onSubmit={nothing} onSignOut={nothing} />,
  claims: <ClaimsMissingPage onTryAgain={nothing} onSignOut={nothing} />,
  'sign-out-failed': <SignOutFailedPage onTryAgain={nothing} />,
  nowhere: <NotFoundPage />,
} satisfies Record<string, ReactNode>;

/** Presses what opens or sends something, so that a sample stands there as it is afterwards. */
function PressedAtOnce({ selector, children }: { selector: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>(selector)?.click(), [selector]);
  return <div ref={place}>{children}</div>;
}
