import { deviceStorage } from '../../lib/storage.ts';

/** Fixed by the product: `true` shows a member's counseling tab, anything else hides it. Nothing but the tab hangs on it. */
export const counselingTabKey = 'showCounselingTab';

/** Says that the app has set the flag, so that it goes with the person for whom it was set. */
const setByApp = 'novi.showCounselingTab';

/** Shows the tab to a member whose journey has reached counseling, unless the flag says something already. */
export function enableCounselingTab(): void {
  if (deviceStorage.read(counselingTabKey) !== null) return;
  deviceStorage.write(setByApp, '1');
  deviceStorage.write(counselingTabKey, 'true');
}

/** When somebody goes, the flag goes that the app has set for them. One that was set by hand stays. */
export function forgetCounselingTab(): void {
  if (deviceStorage.read(setByApp) === null) return;
  deviceStorage.remove(setByApp);
  deviceStorage.remove(counselingTabKey);
}
