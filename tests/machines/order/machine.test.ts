import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderMachine, type OrderFacts, type OrderPage } from '#machines/order/machine.ts';

const nothing: OrderFacts = { isOpen: false, isHeld: false, isAddressGiven: false };

function order(page: OrderPage = 'test', facts: Partial<OrderFacts> = {}) {
  const actor = createActor(orderMachine).start();
  const read = (changed: Partial<OrderFacts>) => actor.send({ type: 'facts.read', facts: { ...nothing, ...changed } });
  actor.send({ type: 'page.visited', destination: page });
  expect(actor.getSnapshot().value).toBe('looking');
  read(facts);
  return {
    read,
    at: () => actor.getSnapshot().value,
    done: () => actor.send({ type: 'page.done' }),
    visit: (wanted: OrderPage) => actor.send({ type: 'page.visited', destination: wanted }),
  };
}

it('goes from the consent to the address and the check, and back to any of them', () => {
  const { at, done, visit } = order();
  expect(at()).toBe('test');
  done();
  expect(at()).toBe('address');
  done();
  expect(at()).toBe('check');
  for (const page of ['test', 'check', 'address'] as const) {
    visit(page);
    expect(at()).toBe(page);
  }
});

it('shows the page that was asked for while nothing was known; no check without an address', () => {
  expect(order('check', { isAddressGiven: true }).at()).toBe('check');
  expect(order('check').at()).toBe('address');
  expect(order('address').at()).toBe('address');
});

it('leads back to the address when it turns out to be none', () => {
  const { at, read } = order('check', { isAddressGiven: true });
  read({ isAddressGiven: false });
  expect(at()).toBe('address');
});

it('shows an order that was there before, on each of its addresses', () => {
  const { at, visit } = order('check', { isOpen: true, isAddressGiven: true });
  expect(at()).toBe('open');
  visit('test');
  expect(at()).toBe('open');
});

it('stays on the page of whoever orders, though the order is there a moment before the journey moves on', () => {
  const { at, read } = order('check', { isAddressGiven: true });
  read({ isOpen: true, isAddressGiven: true });
  expect(at()).toBe('check');
});

it('holds the order while nobody may counsel, opens by itself, and never holds one that is there', () => {
  const { at, read } = order('address', { isHeld: true });
  expect(at()).toBe('held');
  read({ isHeld: false });
  expect(at()).toBe('address');
  read({ isHeld: true });
  expect(at()).toBe('held');
  expect(order('test', { isHeld: true, isOpen: true }).at()).toBe('open');
});
