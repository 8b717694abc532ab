import { expect, type Page } from '@playwright/test';
import { stepPath } from '#domain/steps.ts';
import { orderMachine, type OrderFacts, type OrderPage } from '#machines/order/machine.ts';
import { memberAt } from '#tests/browser/fixtures/member.ts';
import { orderButton } from '#tests/browser/steps/request-kit.ts';
import { expectHeading, follow, press } from '#tests/browser/steps/screen.ts';
import { signIn } from '#tests/browser/steps/session.ts';
import { followedTo } from '../common-moves.ts';
import { driverOf, type Stimulus } from '../driver.ts';
import { keepFromLab } from '../people.ts';
import { draftHolds, rowsOf } from '../records.ts';
import type { Scene } from '../scene.ts';

type World = {
  /** What the backend and the form hold. */
  facts: OrderFacts;
  /** The page that the address names. */
  address: OrderPage;
  /** The consent was given since the page was loaded. */
  hasConsented: boolean;
};

const path = stepPath('request-genetic-test-kit');
const pathOf = { test: path, address: `${path}address`, check: `${path}check` } as const satisfies Record<
  OrderPage,
  string
>;
const nothing: OrderFacts = { isOpen: false, isHeld: false, isAddressGiven: false };
const fresh: World = { facts: nothing, address: 'test', hasConsented: false };

const line1 = (page: Page) => page.getByLabel('Street address');
const city = (page: Page) => page.getByLabel('City');
const consent = (page: Page) => page.getByLabel('I have read this, my questions are answered');

/** What decides which page stands is not answered until the tour says so. */
async function hold({ gate }: Scene): Promise<void> {
  await gate.hold('kits', { method: 'GET', url: /\/api\/v1\/kits\/[^/]+$/ });
}

async function open(scene: Scene, { address, facts }: World): Promise<void> {
  scene.member = await memberAt(facts.isOpen ? 'shipping-genetic-test-kit' : 'request-genetic-test-kit');
  if (facts.isOpen) await keepFromLab(scene);
  if (facts.isHeld) await live(scene, 'GU', '96910');
  await hold(scene);
  await signIn(scene.page, scene.member, pathOf[address]);
}

async function live({ db, member }: Scene, state: string, zip: string): Promise<void> {
  await db.rows('update patients set state = $2, zip = $3 where id = $1', [member.id, state, zip]);
}

const followed = followedTo(['test', 'address', 'check']);

/** With no address given, there is nothing to check: the page of the address takes its place. */
function answered({ address, facts }: World): Stimulus<typeof orderMachine>[] {
  const isMissing = address === 'check' && !facts.isAddressGiven;
  return [
    { type: 'facts.read', facts },
    ...(isMissing ? [{ type: 'page.visited', destination: 'address' } as const] : []),
  ];
}

const to = (address: OrderPage) => (world: World) => ({ ...world, address });

export const orderDriver = driverOf<World>()(orderMachine, {
  starts: [
    { name: 'a first order', world: fresh, open },
    { name: 'the address of the check, with no address given', world: { ...fresh, address: 'check' }, open },
    { name: 'a kit is ordered already', world: { ...fresh, facts: { ...nothing, isOpen: true } }, open },
    { name: 'nobody may counsel the member', world: { ...fresh, facts: { ...nothing, isHeld: true } }, open },
  ],
  background: ['facts.read'],
  events: {
    'facts.read': [
      {
        does: 'types an address',
        when: ({ isIn, world }) => isIn('address') && !world.facts.isAddressGiven,
        told: ({ world }) => ({ facts: { ...world.facts, isAddressGiven: true } }),
        world: (world) => ({ ...world, facts: { ...world.facts, isAddressGiven: true } }),
        play: async ({ page, typed }) => {
          const [street, town] = ['12 Maple Street', 'Chicago'];
          await typed.type(page, 'the street', {
            field: line1,
            text: street,
            isStored: draftHolds('address.line1', street),
          });
          await typed.type(page, 'the city', { field: city, text: town, isStored: draftHolds('address.city', town) });
        },
      },
      {
        does: 'a counselor is found, and the page looks once more',
        when: ({ isIn }) => isIn('held'),
        told: () => ({ facts: nothing }),
        then: followed,
        world: (world) => ({ ...world, facts: nothing }),
        play: async (scene) => {
          await live(scene, 'IL', '60614');
          await scene.page.clock.fastForward(61_000);
        },
      },
    ],
    'page.visited': [
      {
        does: 'what decides the page is answered',
        when: ({ isIn }) => isIn('looking'),
        told: ({ world }) => ({ destination: world.address }),
        then: ({ world }) => answered(world),
        world: (world) => (world.address === 'check' ? { ...world, address: 'address' } : world),
        play: ({ gate }) => gate.open('kits'),
      },
      {
        does: 'goes back to the test',
        when: ({ isIn }) => isIn('address'),
        told: { destination: 'test' },
        world: to('test'),
        play: ({ page }) => follow(page, 'Back'),
      },
      {
        does: 'changes the address on the check',
        when: ({ isIn }) => isIn('check'),
        told: { destination: 'address' },
        world: to('address'),
        play: ({ page }) => follow(page, 'Change Delivery address'),
      },
    ],
    'page.done': [
      {
        does: 'agrees to the test',
        when: ({ isIn }) => isIn('test'),
        then: followed,
        world: (world) => ({ ...world, address: 'address', hasConsented: true }),
        play: async ({ page }) => {
          await consent(page).check();
          await press(page, 'Continue');
        },
      },
      {
        does: 'goes on with the address',
        when: ({ isIn, world }) => isIn('address') && world.facts.isAddressGiven,
        then: followed,
        world: to('check'),
        play: ({ page }) => press(page, 'Continue'),
      },
    ],
  },
  calls: {},
  delays: {},
  states: {
    looking: async ({ page }) => {
      await expect(page.getByText('Looking up what you have entered …')).toBeVisible();
    },
    deciding: { unseen: 'It chooses the page at once.' },
    test: async ({ page }, { hasConsented }) => {
      await expectHeading(page, 'Order your test kit');
      await expect(consent(page)).toBeChecked({ checked: hasConsented });
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    address: async ({ page }) => {
      await expectHeading(page, 'Where should we send your kit?');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    check: async ({ page }, { hasConsented }) => {
      await expectHeading(page, 'Check your order');
      await expect(page.getByRole('main')).toContainText('12 Maple Street');
      await expect(orderButton(page)).toHaveCount(hasConsented ? 1 : 0);
    },
    open: async ({ page }) => {
      await expectHeading(page, 'Your kit is ordered');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    },
    held: async ({ page }) => {
      await expect(page.getByText('You can’t order yet.')).toBeVisible();
      await expect(consent(page)).toHaveCount(0);
    },
  },
  records: [{ what: 'orders', count: rowsOf('kits'), expected: ({ facts }) => (facts.isOpen ? 1 : 0) }],
});
