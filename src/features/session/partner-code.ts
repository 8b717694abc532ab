import { tabStorage } from '../../lib/storage.ts';

const key = 'novi.partner';

/** What the address of a partner's page can hold, as the backend knows it. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugLength = 40;

/** The slug in the address of a partner's page, as flyers may spell it; undefined for what can't be one. */
export function slugOf(group: string): string | undefined {
  const slug = group.trim().toLowerCase();
  return slugForm.test(slug) && slug.length <= slugLength ? slug : undefined;
}

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
