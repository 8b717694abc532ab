import { removeToast } from '../../ui/toast/store.ts';
import { paths } from '../routing/paths.ts';
import { forgetActivity } from './idle/activity.ts';
import { clearWhenPersonGoes } from './personal-data.ts';
import { rememberRedirect } from './redirect-address.ts';
import { isProtectedPath, keepReturn } from './return-address.ts';

clearWhenPersonGoes(forgetActivity);
clearWhenPersonGoes(removeToast);

/** Somebody is signed out who did not ask for it: the sign-in page tells them why, and leads back to where they were. */
export function keepPlace(): void {
  if (!isProtectedPath(location.pathname)) return;
  keepReturn(location.pathname + location.search);
  rememberRedirect(paths.login);
}
