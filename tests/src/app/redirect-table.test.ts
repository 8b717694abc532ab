import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { noEvidence } from '#domain/progress.ts';
import type { Authority } from '#domain/roles.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { nobody, type AuthEvent, type ClaimsAnswer, type DraftsOutcome, type Identity } from '#machines/auth/types.ts';
import { impersonationMachine } from '#machines/impersonation/machine.ts';
import { journeyMachine, type Progress } from '#machines/journey/machine.ts';
import { decideRedirect, type RedirectDecision } from '#src/app/redirect.ts';
import { accessOf, allRoutes, bareRoutes, type LeafRoute } from '#src/app/routes.ts';
import type { RedirectAddress } from '#src/features/session/redirect-address.ts';
import { standingOf, type Standing } from '#src/features/session/standing.ts';

/** The routes of the product's section 1, and addresses below and beside them, by who may see them. */
const product = {
  anyone: [
    ...['/', '/account', '/verify-email', '/partners/prairie-steel', '/members', '/members/faq'],
    ...['/members/privacy', '/members/terms-of-service', '/business', '/business/faq'],
  ],
  entrance: ['/login', '/signup'],
  member: [
    ...['welcome', 'eligibility', 'survey', 'medical-history', 'release-of-information', 'request-genetic-test-kit'],
    ...[
      'shipping-genetic-test-kit',
      'counseling',
      'consult-summary',
      'consult-summary/documents',
      'loading-step',
      'profile',
      'dashboard',
    ],
    ...['survey/relatives', 'counseling/', 'no-such-page', 'profile/no-such-page'],
  ].map((page) => `/member/${page}`),
  specialist: [
    ...['appointments/upcoming', 'appointments/past', 'patients', 'availability', 'emails'],
    ...['no-such-page', 'patients/no-such-page'],
  ].map((page) => `/specialist/${page}`),
  signedIn: ['/loading', '/no-such-page', '/members/no-such-page', '/partners', '/admin', '/membership/dashboard'],
} as const;
type Audience = keyof typeof product;

/** The route that the router takes for an address. */
function takenRoute(address: string): LeafRoute {
  const [match] =
    matchRoutes(
      allRoutes.map((route) => ({ path: route.path, handle: route })),
      address,
    ) ?? [];
  return match?.route.handle as LeafRoute;
}

/** What a visitor gets, in a word that a person can check against the product. */
type Cell = 'the page' | 'nothing' | 'a word while saving' | 'finish' | 'claims' | 'sign-out failed' | `to ${string}`;
type CellByAudience = Record<Audience, Cell>;
const everywhere = (cell: Cell): CellByAudience => ({
  anyone: cell,
  entrance: cell,
  member: cell,
  specialist: cell,
  signedIn: cell,
});
const behindSignIn = (cell: Cell) => ({
  ...everywhere(cell),
  anyone: 'the page' as const,
  entrance: 'the page' as const,
});
const signedOut = {
  gets: behindSignIn('to /'),
  stored: { '/login': behindSignIn('to /login'), 'https://admin.example/': everywhere('to https://admin.example/') },
} as const;
const asMember = { ...everywhere('the page'), specialist: 'to /member/loading-step' } as const;
const asSpecialist = { ...everywhere('the page'), member: 'to /specialist/appointments/upcoming' } as const;

const goodUntil = 3600;
function holding(authorities: readonly Authority[], more: Partial<Identity['claims']> = {}): Identity {
  const claims = { noviId: 'novi-1', authorities, exp: goodUntil, original: undefined, ...more };
  return { uid: 'uid', email: 'ana@example.com', emailVerified: true, claims, readAt: 0 };
}
const impersonating = { noviId: 'admin-1', name: 'Ada Min', authorities: ['admin'] as const };

/** What an earlier session can have left for whoever is signed out. */
const storedAddresses = [
  { kind: 'path', to: '/login' },
  { kind: 'adminSite', to: 'https://admin.example/' },
] as const satisfies RedirectAddress[];
type Stored = (typeof storedAddresses)[number];

type Visitor = {
  /** What the identity provider says; it says nothing yet where this is missing. */
  identity?: Identity | undefined;
  /** What asking for claims anew brings; no answer comes where it is `null`. */
  renewed?: ClaimsAnswer | Error | null;
  /** Who the form to sign in brings, which was just sent. */
  signsIn?: Identity;
  saveDrafts?: () => Promise<DraftsOutcome>;
  signOut?: () => Promise<void>;
  /** Somebody who is in and signs out, and how far that has come. */
  signsOut?: Standing;
  /** Somebody who is in and has signed out in another tab. */
  isGone?: boolean;
  gets: CellByAudience;
  /** The same with a stored address, where that changes anything. */
  stored?: Readonly<Record<Stored['to'], CellByAudience>>;
};

/** Every role, in every state that a session can be in. */
const visitors: Record<string, Visitor> = {
  'nobody knows yet': { gets: everywhere('nothing') },
  'a visitor': { identity: undefined, ...signedOut },
  'a member': { identity: holding(['member']), gets: asMember },
  'a specialist': { identity: holding(['specialist']), gets: asSpecialist },
  'a member who is a specialist, too': { identity: holding(['specialist', 'member']), gets: asMember },
  'an admin': { identity: holding(['admin']), ...signedOut },
  'a nurse': { identity: holding(['nurse']), ...signedOut },
  'a member who is an admin, too': { identity: holding(['member', 'admin']), ...signedOut },
  'a specialist who is a nurse, too': { identity: holding(['specialist', 'nurse']), ...signedOut },
  'an admin who impersonates a member': { identity: holding(['member'], { original: impersonating }), gets: asMember },
  'a member whose token has expired': {
    identity: holding(['member'], { exp: 0 }),
    renewed: { kind: 'claims', identity: holding(['member']) },
    gets: asMember,
  },
  'a specialist whose claims were empty': {
    identity: holding([]),
    renewed: { kind: 'claims', identity: holding(['specialist']) },
    gets: asSpecialist,
  },
  'somebody whose claims stay empty': {
    identity: holding([]),
    renewed: { kind: 'claims', identity: holding([]) },
    gets: behindSignIn('claims'),
  },
  'somebody whose member id never comes': {
    identity: holding(['member'], { noviId: undefined }),
    renewed: { kind: 'claims', identity: holding(['member'], { noviId: undefined }) },
    gets: behindSignIn('claims'),
  },
  'somebody whose claims can’t be asked for': {
    identity: holding([]),
    renewed: new Error('offline'),
    gets: behindSignIn('claims'),
  },
  'somebody who has just signed in, whose claims are still asked for': {
    identity: undefined,
    signsIn: holding([]),
    renewed: null,
    gets: { ...everywhere('nothing'), entrance: 'the page' },
  },
  'an account without a record': {
    identity: holding([]),
    renewed: { kind: 'noRecord' },
    gets: behindSignIn('finish'),
  },
  'a member who signs out, while their draft is saved': {
    identity: holding(['member']),
    saveDrafts: () => new Promise(() => undefined),
    signsOut: 'savingDrafts',
    gets: everywhere('a word while saving'),
  },
  'a member who has signed out in another tab, while what they typed in this one is saved': {
    identity: holding(['member']),
    saveDrafts: () => new Promise(() => undefined),
    isGone: true,
    gets: behindSignIn('a word while saving'),
  },
  'a member who signs out': {
    identity: holding(['member']),
    signOut: () => new Promise(() => undefined),
    signsOut: 'unknown',
    gets: everywhere('nothing'),
  },
  'a member who has signed out': { identity: holding(['member']), signsOut: 'signedOut', ...signedOut },
  'a member whose signing out failed': {
    identity: holding(['member']),
    signOut: () => Promise.reject(new Error('offline')),
    signsOut: 'signOutFailed',
    gets: everywhere('sign-out failed'),
  },
};

/** What impersonation does beside the session is none of the router's matter. */
const doingNothing = Object.fromEntries(
  Object.keys(impersonationMachine.implementations.actors).map((name) => [name, fromCallback(() => undefined)]),
);

/** The app's own machine, where this visitor has brought it. */
async function standingFor(visitor: Visitor) {
  const { renewed = new Error('not asked'), signOut = () => Promise.resolve() } = visitor;
  const { saveDrafts = () => Promise.resolve('saved') } = visitor;
  let tell: (event: AuthEvent) => void = () => undefined;
  const progress = { furthest: 'survey', evidence: noEvidence } as const;
  const journey = journeyMachine.provide({
    actors: { loadJourney: fromPromise<Progress, void>(() => Promise.resolve(progress)) },
  });
  const actor = createActor(
    authMachine.provide({
      actors: {
        observeIdentity: fromCallback<AuthEvent, void>(({ sendBack }) => {
          tell = sendBack;
        }),
        refreshClaims: fromPromise<ClaimsAnswer, void>(() =>
          renewed === null
            ? new Promise(() => undefined)
            : renewed instanceof Error
              ? Promise.reject(renewed)
              : Promise.resolve(renewed),
        ),
        signIn: fromPromise(() => Promise.resolve(visitor.signsIn ?? holding([]))),
        fetchUser: fromPromise(() => Promise.resolve(nobody)),
        saveDrafts: fromPromise<DraftsOutcome, void>(saveDrafts),
        signOut: fromPromise<void, void>(signOut),
        watchIdle: fromCallback(() => undefined),
        journey,
        impersonation: impersonationMachine.provide({ actors: doingNothing }),
      },
    }),
  ).start();
  actor.send({ type: 'app.started' });
  if ('identity' in visitor) {
    tell({ type: 'identity.changed', identity: visitor.identity });
    await waitFor(actor, (snapshot) => standingOf(snapshot) !== 'unknown');
  }
  if (visitor.signsIn) {
    actor.send({ type: 'signIn.submitted', credentials: { email: 'ana@example.com', password: 'blue8car' } });
    await waitFor(actor, (snapshot) => standingOf(snapshot) !== 'signedOut');
  }
  const { signsOut } = visitor;
  if (signsOut) {
    actor.send({ type: 'signOut.requested' });
    await waitFor(actor, (snapshot) => standingOf(snapshot) === signsOut);
  }
  if (visitor.isGone) tell({ type: 'identity.changed', identity: undefined });
  const standing = standingOf(actor.getSnapshot());
  actor.stop();
  return standing;
}

function inAWord(decision: RedirectDecision): Cell {
  const problems = { unprovisioned: 'finish', claimsMissing: 'claims', signOutFailed: 'sign-out failed' } as const;
  switch (decision.kind) {
    case 'show':
      return 'the page';
    case 'nothing':
      return 'nothing';
    case 'savingDrafts':
      return 'a word while saving';
    case 'account':
      return problems[decision.problem];
    case 'redirect':
    case 'leave':
      return `to ${decision.to}`;
  }
}

const addresses = Object.entries(product).flatMap(([audience, list]) =>
  list.map((address) => ({ address, audience: audience as Audience })),
);

test('there is a route for every address of the product, and no other route', () => {
  const taken = new Set(addresses.map(({ address }) => takenRoute(address).path));
  expect(allRoutes.map(({ path }) => path).filter((path) => !taken.has(path))).toEqual([]);
});

test.each(addresses)('$address is for: $audience', ({ address, audience }) => {
  expect(takenRoute(address).access).toBe(audience);
  expect(accessOf(`${address}?at=2#end`), 'with a query').toBe(audience);
});

describe.each(Object.entries(visitors))('%s', (_, visitor) => {
  let standing: Standing;
  beforeAll(async () => {
    standing = await standingFor(visitor);
  });

  test.each(addresses)('at $address', ({ address, audience }) => {
    const at = (stored?: Stored) => inAWord(decideRedirect(takenRoute(address).access, standing, stored));
    expect(at()).toBe(visitor.gets[audience]);
    for (const stored of storedAddresses)
      expect(at(stored), `stored: ${stored.to}`).toBe((visitor.stored?.[stored.to] ?? visitor.gets)[audience]);
  });
});

describe('a leaf route', () => {
  const [{ page }] = bareRoutes as [LeafRoute];

  test('must say who may see it, or it does not compile', () => {
    // @ts-expect-error Property 'access' is missing: this is what the compiler has to say.
    const silent: LeafRoute = { path: '/secret', page };
    expect(silent).not.toHaveProperty('access');
  });

  test('can’t be for an audience that nobody decides about', () => {
    // @ts-expect-error "admin" is no audience: the pages of admins are on their own site.
    const unknown: LeafRoute = { path: '/secret', access: 'admin', page };
    expect(unknown.path).toBe('/secret');
  });
});
