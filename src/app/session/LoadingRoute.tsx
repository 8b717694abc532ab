import { Navigate } from 'react-router-dom';
import { startOf } from '../routing/redirect.ts';
import { standingOf, useAuth } from './AuthProvider.tsx';

/** `/loading`: sends each role to its own start. */
export default function LoadingRoute() {
  const standing = useAuth(standingOf);
  return standing === 'member' || standing === 'specialist' ? <Navigate to={startOf(standing)} replace /> : null;
}
