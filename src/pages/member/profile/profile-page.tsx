import { Navigate, Route, Routes } from 'react-router-dom';
import { profilePaths } from './profile-paths.ts';
import { ClosePage } from './close/close-page.tsx';
import { EmailsPage } from './emails/emails-page.tsx';
import { Overview } from './overview.tsx';
import { PhonePage } from './phones/phone-page.tsx';

/** `/member/profile` and the pages below it. */
export default function ProfilePage() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path="phones/new" element={<PhonePage key="new" />} />
      <Route path="phones/:phoneId" element={<PhonePage />} />
      <Route path="emails" element={<EmailsPage />} />
      <Route path="close" element={<ClosePage />} />
      <Route path="*" element={<Navigate to={profilePaths.start} replace />} />
    </Routes>
  );
}
