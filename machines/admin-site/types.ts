import type { Credentials } from '../auth/types.ts';

/** An admin as their record says. */
export type Admin = { noviId: string; name: string; email: string };

/** A member as the list shows them. */
export type ListedMember = { id: string; name: string; email: string };

/** What the admin is in the middle of: whom they impersonate, why, and until when. */
export type Impersonation = { adminId: string; memberName: string; reason: string; endsAt: string };

/** Who is there. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'admin'; admin: Admin }
  | { kind: 'impersonating'; impersonation: Impersonation }
  /** Somebody whose account is no admin's. */
  | { kind: 'other' };

export type AdminSiteContext = {
  visitor: Visitor;
  /** The member whom the admin is about to impersonate. */
  chosen: ListedMember | undefined;
  /** The member whom they have just stopped impersonating. */
  stopped: string | undefined;
  failure: unknown;
  /** The last account was no admin's. */
  refused: boolean;
  /** Something was done here: the page that follows takes the focus. The one that was opened leaves it alone. */
  arrived: boolean;
};

export type AdminSiteEvent =
  | { type: 'site.opened' }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'member.chosen'; member: ListedMember }
  | { type: 'choice.dropped' }
  | { type: 'start.submitted'; reason: string }
  | { type: 'stop.requested' }
  | { type: 'look.requested' }
  | { type: 'signOut.requested' };
