import { Navigate } from 'react-router-dom';
import { useAuth } from '../../features/session/auth-provider.tsx';
import { standingOf, startOf } from '../../features/session/standing.ts';

/** `/loading`: sends each role to its own start. */
export default function LoadingPage() {
  const standing = useAuth(standingOf);
  return standing === 'member' || standing === 'specialist' ? <Navigate to={startOf(standing)} replace /> : null;
}
