/**
 * Keeps jsdom's frames coming, once per worker. One timer of Node gives them all, from the first that is asked for until none is:
 * one that starts on a fake clock stops with it, and no later test of the worker sees a frame. So it starts while the clock is
 * real, and never rests.
 */
const { requestAnimationFrame } = window;

function ask(): void {
  requestAnimationFrame(ask);
}
ask();

export {};
