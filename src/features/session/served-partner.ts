import { createContext } from 'react';
import { matchPath } from 'react-router-dom';
import { slugOf, type PublicPartner } from '#domain/public-partner.ts';
import { paths } from '#domain/paths.ts';

/** What the server has said of the partner at the address of this page: who they are, or that nobody knows them. */
export type ServedPartner = { slug: string | undefined; partner: PublicPartner | null };

/** Undefined where the server has said nothing, as in every other page. */
export const ServedPartnerContext = createContext<ServedPartner | undefined>(undefined);

/** Reads it off the element that the app is drawn in, before the address becomes another one. */
export function readServedPartner({ dataset: { partner } }: HTMLElement): ServedPartner | undefined {
  if (partner === undefined) return undefined;
  const { group = '' } = matchPath(paths.partner, location.pathname)?.params ?? {};
  return { slug: slugOf(group), partner: JSON.parse(partner) as PublicPartner | null };
}
