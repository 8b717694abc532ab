import { defaultIdleMinutes } from '#domain/idle.ts';
import { emailLink, phoneLink } from './contact-links.ts';

/** Where admins sign in, and come back to when they stop impersonating a member. */
export const adminSiteUrl = import.meta.env.VITE_ADMIN_SITE_URL;

/** Milliseconds in which nobody does anything, after which a session ends. */
export const idleLimit = Number(import.meta.env.VITE_IDLE_MINUTES || defaultIdleMinutes) * 60_000;

/** How a person reaches us, shown wherever they could be stuck. */
export const support = { email: import.meta.env.VITE_SUPPORT_EMAIL, phone: import.meta.env.VITE_SUPPORT_PHONE };

/** Where a notice to Novi goes, by e-mail or by letter: it is signed with a release. */
export const holder = { email: support.email, address: import.meta.env.VITE_SUPPORT_ADDRESS };

export const supportEmailLink = emailLink(support.email);
export const supportPhoneLink = phoneLink(support.phone);
