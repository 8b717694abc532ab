import { Route, Routes } from 'react-router-dom';
import { ClaimsMissingPage } from '../../public/ClaimsMissingPage.tsx';
import { FinishSignUpPage } from '../../public/FinishSignUpPage.tsx';
import { LoginPage } from '../../public/LoginPage.tsx';
import { NotFoundPage } from '../../public/NotFoundPage.tsx';
import { SignUpPage } from '../../public/SignUpPage.tsx';
import { FormSample } from './FormSample.tsx';
import { MemberSample } from './MemberSample.tsx';
import { Pieces } from './Pieces.tsx';

/** `/ui`, in development only: every shared piece in every state, to be looked at while building and by design. */
export default function Showcase() {
  return (
    <Routes>
      <Route index element={<Pieces />} />
      <Route path="form" element={<FormSample />} />
      <Route path="member" element={<MemberSample />} />
      <Route
        path="login-failed"
        element={<LoginPage onSubmit={nothing} error={{ code: 'auth/invalid-credential' }} />}
      />
      <Route path="login-busy" element={<LoginPage onSubmit={nothing} busy />} />
      <Route path="signup" element={<SignUpPage onSubmit={nothing} />} />
      <Route
        path="signup-failed"
        element={<SignUpPage onSubmit={nothing} error={{ code: 'auth/email-already-in-use' }} />}
      />
      <Route path="finish" element={<FinishSignUpPage email={LONG_EMAIL} onSubmit={nothing} onLogOut={nothing} />} />
      <Route path="claims" element={<ClaimsMissingPage onTryAgain={nothing} onLogOut={nothing} />} />
      <Route path="*" element={<NotFoundPage signedIn />} />
    </Routes>
  );
}

const LONG_EMAIL = 'maria-guadalupe.hernandez-villanueva@community-hospital.example.org';

function nothing(): void {
  // A sample takes what is typed and does nothing with it.
}
