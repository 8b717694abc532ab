import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { standingOf, useAuth } from './AuthProvider.tsx';
import { takeReturn } from './return-address.ts';

/** Around the pages that sign somebody in: whoever is signed in goes on to the page they came for, or to their start. */
export function AfterSignIn({ children }: { children: ReactNode }) {
  const standing = useAuth(standingOf);
  const busy = useAuth((snapshot) => snapshot.hasTag('busy'));
  if (standing === 'unknown') return null;
  return standing === 'signedOut' || busy ? children : <Onward />;
}

function Onward() {
  const [address] = useState(() => takeReturn() ?? paths.loading);
  return <Navigate to={address} replace />;
}
