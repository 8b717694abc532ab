/** What tabs tell each other of the session that they share; `over`: the provider has ended it. */
export type SessionNews = 'present' | 'gone' | 'over';

const channelName = 'novi.session';

/**
 * Tells the other tabs at once that somebody signed in or out, and hears it from them: the identity SDK finds out by looking
 * every now and then, and a tab in which it was never needed, not at all. A page that waits in the browser's back/forward
 * cache hears nothing; `returned` is called when it is seen again.
 */
export function openSessionChannel(hear: (news: SessionNews) => void, returned: () => void) {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    // Whoever else hears of the same end goes first: a session that was left alone ends as such.
    channel.onmessage = ({ data }: MessageEvent<SessionNews>) => setTimeout(() => channel && hear(data));
  };
  // Browsers keep no page in that cache that still listens.
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const reopen = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    open();
    returned();
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', reopen);
  return {
    tell: (news: SessionNews) => channel?.postMessage(news),
    stop() {
      close();
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', reopen);
    },
  };
}
