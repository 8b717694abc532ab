/** Fixed by the product: `true` shows a member's counseling tab, anything else hides it. Nothing but the tab hangs on it. */
export const counselingTabKey = 'showCounselingTab';

/** Says that the app has set the flag, so that it goes with the person for whom it was set. */
const setByApp = 'novi.showCounselingTab';

/** Shows the tab to a member whose journey has reached counseling, unless the flag says something already. */
export function offerCounselingTab(): void {
  try {
    if (localStorage.getItem(counselingTabKey) !== null) return;
    localStorage.setItem(setByApp, '1');
    localStorage.setItem(counselingTabKey, 'true');
  } catch {
    // Storage is switched off: the tab stays hidden, and the other ways lead there as well.
  }
}

/** When somebody goes, the flag goes that the app has set for them. One that was set by hand stays. */
export function forgetCounselingTab(): void {
  try {
    if (localStorage.getItem(setByApp) === null) return;
    localStorage.removeItem(setByApp);
    localStorage.removeItem(counselingTabKey);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}
