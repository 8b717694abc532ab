import { slugOf } from '#domain/public-partner.ts';
import { tabStorage } from '../../lib/storage.ts';

const key = 'novi.partner';

/**
 * Keeps from which partner's page a visitor came, until it is filled in as their code. It lasts as long as the tab: through
 * sign-up, a reload, and a sign-up that broke off. It is the partner's address and says nothing about the person.
 */
export function rememberPartner(slug: string): void {
  tabStorage.write(key, slug);
}

/** The code to fill in for a visitor who came from a partner's page. */
export function knownPartner(): string | undefined {
  return slugOf(tabStorage.read(key) ?? '');
}

/** Once the code is used, or the person goes. */
export function forgetPartner(): void {
  tabStorage.remove(key);
}

/** Watches who is there: whoever comes after somebody who was signed in came from nowhere. */
export function forgetPartnerWithPerson(): (person: string | undefined) => void {
  let former: string | undefined;
  return (person) => {
    if (former !== undefined && former !== person) forgetPartner();
    former = person;
  };
}
