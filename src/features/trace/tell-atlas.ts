import { liveChannel } from '#machines/graph/live-channel.ts';
import type {} from '../../lib/trace/trace-binding.ts';

/** While the app is developed, tells the atlas of the flows in another tab what its machines do: names alone. */
export function tellAtlas(): void {
  const channel = new BroadcastChannel(liveChannel);
  const driver = window.noviTrace;
  window.noviTrace = (entry) => {
    channel.postMessage(entry);
    return driver?.(entry);
  };
}
