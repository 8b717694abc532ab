import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { slugOf, type PublicPartner } from '#domain/public-partner.ts';
import { ApiError } from '../errors/errors.ts';
import type { Limiter } from './limits.ts';

/**
 * Says whose page is asked for, null where nobody is known at the address. Undefined where that is not known in time,
 * or was asked too often from this address: the page then comes without it, asks the API for itself, and says what is wrong.
 */
export type PartnerLookUp = (request: FastifyRequest) => Promise<PublicPartner | null | undefined>;

/**
 * @param find the partner of a slug
 * @param patience a page that would wait longer than this for one row has better come without it, in milliseconds
 */
export function createPartnerLookUp(
  find: (slug: string) => Promise<PublicPartner | undefined>,
  limiter: Pick<Limiter, 'address'>,
  patience = 1_000,
): PartnerLookUp {
  const lookUp = async (request: FastifyRequest<{ Params: { group?: string } }>) => {
    const slug = slugOf(request.params.group ?? '');
    if (slug === undefined) return null;
    try {
      // As often as the API's own answer to this (`findCorporate`) may be asked for.
      await limiter.address(request);
      return (await find(slug)) ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) request.log.warn({ err: error, reqId: request.id }, 'no partner for a page');
      return undefined;
    }
  };
  return (request) =>
    Promise.race([lookUp(request as Parameters<typeof lookUp>[0]), wait(patience, undefined, { ref: false })]);
}
