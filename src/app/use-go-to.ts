import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GoTo } from '../ui/page-link.tsx';

/** What links do when they are pressed: the same function for as long as the app stands. */
export function useGoTo(): GoTo {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const go = useRef<GoTo>(undefined);
  useLayoutEffect(() => {
    go.current = (to, { replace = to === pathname + search + hash, state }) => void navigate(to, { replace, state });
  });
  return useCallback((to, options) => go.current?.(to, options), []);
}
