import { onDevice } from '../../lib/storage.ts';

/** Fixed by the product: `true` shows a member's counseling tab, anything else hides it. Nothing but the tab hangs on it. */
export const counselingTabKey = 'showCounselingTab';

/** Says that the app has set the flag, so that it goes with the person for whom it was set. */
const setByApp = 'novi.showCounselingTab';

/** Shows the tab to a member whose journey has reached counseling, unless the flag says something already. */
export function offerCounselingTab(): void {
  if (onDevice.read(counselingTabKey) !== null) return;
  onDevice.write(setByApp, '1');
  onDevice.write(counselingTabKey, 'true');
}

/** When somebody goes, the flag goes that the app has set for them. One that was set by hand stays. */
export function forgetCounselingTab(): void {
  if (onDevice.read(setByApp) === null) return;
  onDevice.remove(setByApp);
  onDevice.remove(counselingTabKey);
}
