import { pageStateFrom } from '../page-state.ts';

const channelName = 'novi.impersonation';
/** The requests that find it out, and what listens, stand outside of any component. */
const listeners = pageStateFrom(() => new Set<() => void>());

/** The backend has refused a request because impersonation is over. */
export function notifyImpersonationEnd(): void {
  listeners.value.forEach((listener) => listener());
}

/** Listens for that, here and in other tabs. */
export function subscribeToImpersonationEnd(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = listener;
  listeners.value.add(listener);
  return () => {
    channel.close();
    listeners.value.delete(listener);
  };
}

/** Tells the other tabs of this browser at once: they share the session, and with it whoever acts. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('ended');
  channel.close();
}
