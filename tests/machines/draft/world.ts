import { createActor, fromCallback, fromPromise } from 'xstate';
import { vi } from 'vitest';
import { draftMachine } from '#machines/draft/machine.ts';
import type { OverruleInput, ReadInput, SaveInput, EncryptInput, StoreInput } from '#machines/draft/base.ts';
import { isAtRisk, statusOf } from '#machines/draft/status.ts';
import {
  unsavedOf,
  type ComparedDraft,
  type DraftEvent,
  type FoundDraft,
  type SaveAnswer,
  type StoreAnswer,
  type StoredDraft,
  type UnsavedDraft,
} from '#machines/draft/types.ts';

export const key = { patientId: 'ada', record: 'drafts/eligibility' };

/** A backend that keeps one value with its version, as the real one does, and the device. */
export function world(value?: string, version = 0) {
  const kept = { value, version, writes: [] as unknown[] };
  const line = { isDown: false };
  const device: { lies: UnsavedDraft | undefined; writes: number; dropped: string[][] } = {
    lies: undefined,
    writes: 0,
    dropped: [],
  };
  const services = {
    save: vi.fn((input: SaveInput): Promise<SaveAnswer> => {
      if (line.isDown) return Promise.reject(new Error('down'));
      if (input.version !== kept.version) return Promise.resolve({ kind: 'stale' });
      kept.value = input.value as string;
      kept.version += 1;
      kept.writes.push(input.value);
      return Promise.resolve({ kind: 'saved', version: kept.version });
    }),
    read: vi.fn((input: ReadInput): Promise<ComparedDraft> => {
      const isRecord = input.records.map((record) => record !== undefined && record === kept.value);
      return Promise.resolve({ value: kept.value, version: kept.version, isRecord });
    }),
    overrule: vi.fn((input: OverruleInput): Promise<StoredDraft & { merged: unknown }> =>
      Promise.resolve({ value: kept.value, version: kept.version, merged: input.mine }),
    ),
    storeRecord: vi.fn((_: StoreInput): Promise<StoreAnswer> =>
      Promise.resolve({ kind: 'stored', outcome: 'stored', version: 0 }),
    ),
    encrypt: vi.fn((input: EncryptInput): Promise<boolean> => {
      device.lies = input.draft;
      device.writes += 1;
      return Promise.resolve(true);
    }),
    drop: vi.fn((input: { ids: readonly string[] }): Promise<void> => {
      device.lies = undefined;
      device.dropped.push([...input.ids]);
      return Promise.resolve();
    }),
    locks: new Set<string>(),
  };
  return { kept, line, device, services };
}

type Services = ReturnType<typeof world>['services'];

/** The draft of a form that stands, over these services; `version` and `base` as the form has read them. */
export function startDraft(
  services: Services,
  {
    version = 0,
    base,
    found,
    record = key.record,
  }: { version?: number; base?: unknown; found?: FoundDraft; record?: string } = {},
) {
  const actor = createActor(draftOver(services), { input: { key: { ...key, record }, entryId: 'here' } }).start();
  const send = (event: DraftEvent) => actor.send(event);
  const open = (read: { version: number; value?: unknown; found?: FoundDraft | undefined } = { version }) => {
    send({ type: 'form.opening' });
    send({ type: 'draft.read', read: { value: undefined, ...read } });
    send({ type: 'form.opened' });
  };
  open({ version, value: base, found });
  return {
    actor,
    send,
    open,
    context: () => actor.getSnapshot().context,
    status: () => statusOf(actor.getSnapshot()),
    isAtRisk: (isOnline = true) => isAtRisk(actor.getSnapshot(), { isOnline }),
    isUnsaved: () => unsavedOf(actor.getSnapshot().context) !== undefined,
    type: (value: unknown, isOffline = false) => send({ type: 'draft.changed', value, isOffline }),
    submit: (sent: unknown = 'record', stopsAtConflict = true) =>
      send({ type: 'record.submitted', record: sent, stopsAtConflict, idempotencyKey: crypto.randomUUID() }),
  };
}

export function draftOver(services: Services) {
  return draftMachine.provide({
    actors: {
      save: fromPromise<SaveAnswer, SaveInput>(({ input }) => services.save(input)),
      read: fromPromise<ComparedDraft, ReadInput>(({ input }) => services.read(input)),
      overrule: fromPromise<StoredDraft & { merged: unknown }, OverruleInput>(({ input }) => services.overrule(input)),
      storeRecord: fromPromise<StoreAnswer, StoreInput>(({ input }) => services.storeRecord(input)),
      encrypt: fromPromise<boolean, EncryptInput>(({ input }) => services.encrypt(input)),
      drop: fromPromise<void, { ids: readonly string[] }>(({ input }) => services.drop(input)),
      holdLock: fromCallback<DraftEvent, { entryId: string | undefined }>(({ input: { entryId = '' } }) => {
        services.locks.add(entryId);
        return () => services.locks.delete(entryId);
      }),
    },
  });
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Somebody stops typing, and it is saved. */
export const quiet = () => pass(600);

/** Has each save wait until it is released. */
export function slow(services: Services) {
  let release = () => {};
  const save = services.save.getMockImplementation()!;
  services.save.mockImplementation(async (input) => {
    await new Promise<void>((resolve) => (release = resolve));
    return save(input);
  });
  return async () => {
    release();
    await pass(0);
  };
}
