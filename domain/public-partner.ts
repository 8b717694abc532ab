import type { Words } from './words.ts';

/** What everybody may know of an employer or another partner: it stands on the page at their address. */
export type PublicPartner = { name: string; welcome: Words | null };

/** How the page of a partner can look: with their own words, without, and where nobody knows the partner. */
export type PartnerLook = 'welcoming' | 'plain' | 'unknown';

/** @param partner null where nobody is known at the address */
export function partnerLookOf(partner: PublicPartner | null, locale: keyof Words): PartnerLook {
  if (partner === null) return 'unknown';
  return partner.welcome?.[locale] ? 'welcoming' : 'plain';
}

/** A partner made of the places that `fill` fills in: the build draws the page with it, before any partner is known. */
export const partnerOfPlaces: PublicPartner = { name: '{partner}', welcome: { en: '{welcome}', es: '{welcome}' } };

/** What the address of a partner's page can hold. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugLength = 40;

/** The slug in the address of a partner's page, as flyers may spell it; undefined for what can't be one. */
export function slugOf(group: string): string | undefined {
  const slug = group.trim().toLowerCase();
  return slugForm.test(slug) && slug.length <= slugLength ? slug : undefined;
}
