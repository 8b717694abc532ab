import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToast } from './store.ts';

/** Stands once, at the end of the app. What draws the toast is loaded with the first one. */
export function ToastArea() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, currentToast);
  return toast?.open ? (
    <Suspense>
      <ToastCard key={toast.id} toast={toast} />
    </Suspense>
  ) : null;
}

const ToastCard = lazy(() => import('./toast-card.tsx'));
