import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthSnapshot, Session } from '#src/features/session/auth-provider.tsx';
import { openVisitor } from '#src/features/session/visitor.ts';
import { contextAtStart } from '#machines/auth/context.ts';
import { eventually } from '#tests/harness/eventually.ts';
import { expectConsole } from '#tests/setup/console.ts';

/** The root actor, as far as a visitor's page meets it. */
function rootActor() {
  const observers = new Set<Parameters<Session['subscribe']>[0]>();
  const snapshot: AuthSnapshot = {
    hasTag: (tag) => tag === 'signedOut',
    context: contextAtStart(undefined),
    children: {},
    status: 'active',
    error: undefined,
  };
  return {
    getSnapshot: () => snapshot,
    send: vi.fn(),
    subscribe: vi.fn((observer: Parameters<Session['subscribe']>[0]) => {
      observers.add(observer);
      return { unsubscribe: () => observers.delete(observer) };
    }),
    tell: () => observers.forEach(({ next }) => next()),
  };
}

const submitted = { type: 'signIn.submitted', credentials: { email: 'ana@example.com', password: 'x' } } as const;
const observe = (session: Session) => {
  const heard = vi.fn();
  session.subscribe({ next: heard, error: heard, complete: heard });
  return heard;
};

/** A form on the page, which may be touched. */
function touchForm(): void {
  const form = document.body.appendChild(document.createElement('form'));
  form.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  form.remove();
}

// A visitor is one as long as the page stands: it goes, and nobody waits for a touch or for another tab.
afterEach(() => {
  touchForm();
  dispatchEvent(new Event('pagehide'));
});

describe('a visitor', () => {
  it('is nobody, and starts no session by that', () => {
    const start = vi.fn(() => new Promise<Session>(() => undefined));
    const visitor = openVisitor(start);
    expect(visitor.getSnapshot().hasTag('signedOut')).toBe(true);
    expect(visitor.getSnapshot().context.identity).toBeUndefined();
    expect(visitor.isVisitor?.()).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(start).not.toHaveBeenCalled();
  });

  it('who touches a form gets the root actor, which is then what pages look at', async () => {
    const actor = rootActor();
    const start = vi.fn(() => Promise.resolve<Session>(actor));
    const visitor = openVisitor(start);
    const heard = observe(visitor);
    touchForm();
    await eventually(() => expect(visitor.isVisitor?.()).toBe(false));
    expect(visitor.getSnapshot()).toBe(actor.getSnapshot());
    expect(heard).toHaveBeenCalledOnce();
    actor.tell();
    expect(heard).toHaveBeenCalledTimes(2);
    visitor.send(submitted);
    expect(actor.send).toHaveBeenCalledExactlyOnceWith(submitted);
    touchForm();
    expect(start).toHaveBeenCalledOnce();
  });

  it('who sends a form before the root actor is there is busy, and has sent it once that is', async () => {
    const actor = rootActor();
    const { promise, resolve } = Promise.withResolvers<Session>();
    const visitor = openVisitor(() => promise);
    const heard = observe(visitor);
    visitor.send(submitted);
    expect(heard).toHaveBeenCalledOnce();
    expect(visitor.getSnapshot().hasTag('busy')).toBe(true);
    expect(visitor.getSnapshot().hasTag('signedOut')).toBe(true);
    resolve(actor);
    await eventually(() => expect(actor.send).toHaveBeenCalledExactlyOnceWith(submitted));
    expect(visitor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('for whom the code can’t be had is told so, and can try again', async () => {
    expectConsole('error', /Session not started/);
    const gone = new TypeError('Failed to fetch dynamically imported module');
    const actor = rootActor();
    const start = vi.fn<() => Promise<Session>>().mockRejectedValueOnce(gone).mockResolvedValue(actor);
    const visitor = openVisitor(start);
    visitor.send(submitted);
    await eventually(() => expect(visitor.getSnapshot().context.failure).toBe(gone));
    expect(visitor.getSnapshot().hasTag('busy')).toBe(false);
    visitor.send(submitted);
    expect(visitor.getSnapshot().context.failure).toBeUndefined();
    await eventually(() => expect(actor.send).toHaveBeenCalledExactlyOnceWith(submitted));
  });

  it('in whose browser somebody signs in in another tab gets the root actor', async () => {
    const visitor = openVisitor(() => Promise.resolve<Session>(rootActor()));
    const other = new BroadcastChannel('novi.session');
    other.postMessage('present');
    await eventually(() => expect(visitor.isVisitor?.()).toBe(false));
    other.close();
  });

  it('is heard by nobody who has stopped listening', async () => {
    const actor = rootActor();
    const visitor = openVisitor(() => Promise.resolve<Session>(actor));
    const heard = vi.fn();
    const { unsubscribe } = visitor.subscribe({ next: heard, error: heard, complete: heard });
    unsubscribe();
    touchForm();
    await eventually(() => expect(visitor.isVisitor?.()).toBe(false));
    actor.tell();
    expect(heard).not.toHaveBeenCalled();
  });
});
