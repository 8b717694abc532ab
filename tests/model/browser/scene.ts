import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Complaints } from '#tests/browser/fixtures/console.ts';
import type { Database } from '#tests/browser/fixtures/database.ts';
import type { Member } from '#tests/browser/fixtures/member.ts';
import { stopTime } from '#tests/browser/steps/virtual-second.ts';
import { AppTrace } from './app-trace.ts';
import { failures, Gate, type Failure } from './gate.ts';
import { Typed } from './typed.ts';

/** What a driver has to do with: the browser, the people, and what the stack stores. */
export class Scene {
  /** The page that is looked at after every event; a move may put another one in its place. */
  page: Page;
  readonly context: BrowserContext;
  readonly db: Database;
  readonly complaints: Complaints;
  readonly newDevice: () => Promise<Page>;
  readonly gate: Gate;
  readonly trace = new AppTrace();
  readonly typed = new Typed();
  /** Where a tour has stopped the clock of its pages: lets as little time pass as what looks at them needs. */
  passMoment: (() => Promise<void>) | undefined;
  #member: Member | undefined;
  #admin: Member | undefined;

  constructor(parts: { page: Page; db: Database; complaints: Complaints; newDevice: () => Promise<Page> }) {
    this.page = parts.page;
    this.context = parts.page.context();
    this.db = parts.db;
    this.complaints = parts.complaints;
    this.newDevice = parts.newDevice;
    this.gate = new Gate(this.context);
  }

  /** Whose records are looked at. */
  get member(): Member {
    if (!this.#member) throw new Error('This tour has no person yet: its start makes one.');
    return this.#member;
  }

  set member(member: Member) {
    this.#member = member;
  }

  /** Who impersonates them, or works for them. */
  get admin(): Member {
    if (!this.#admin) throw new Error('This tour has no admin yet: its start makes one.');
    return this.#admin;
  }

  set admin(admin: Member) {
    this.#admin = admin;
  }

  get hasMember(): boolean {
    return this.#member !== undefined;
  }

  /** For a state that would be over before it was looked at. */
  async stopTime(): Promise<void> {
    await stopTime(this.page);
    this.passMoment = () => this.page.clock.runFor(1);
  }

  async letTimePass(): Promise<void> {
    await this.context.clock.resume();
    this.passMoment = undefined;
  }

  /** In stopped time: as little of it passes as a page needs until something is so, however long a busy machine takes for that. */
  async inMoments(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const look = async () => {
      await this.page.clock.runFor(5);
      return isSo();
    };
    await expect.poll(look, { intervals: [50] }).toBe(true);
  }

  /** Time goes on once a machine knows of what happens: a busy page would let the time for it pass before it has read that. */
  async untilMoved(machineId: string, happens: () => Promise<void>): Promise<void> {
    const state = () => this.trace.stateOf(machineId, this.page).join();
    const before = state();
    await happens();
    await this.inMoments(() => state() !== before);
    await this.letTimePass();
  }

  /** Has a held request fail, and lets the browser say so on its console. */
  async fail(name: string, failure: Failure): Promise<void> {
    this.complaints.allow(...failures[failure].says);
    await this.gate.fail(name, failure);
  }

  /** Has them fail, whatever is tried, until something has come of it. */
  async failUntil(name: string, failure: Failure, isOver: () => Promise<void>): Promise<void> {
    this.complaints.allow(...failures[failure].says);
    const stop = await this.gate.failAll(name, failure);
    await isOver();
    stop();
  }
}
