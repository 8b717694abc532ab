import { isUuid } from '../uuid.ts';

/** A FHIR R4 resource; what it holds is its own definition's to say, and checked by a validator of others in the tests. */
export type Resource = { resourceType: string; id: string } & Readonly<Record<string, unknown>>;

export type Bundle = {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Resource }[];
};

/** How resources within a bundle are named: ours have keys that are UUIDs, or names of our own. */
export function urn(id: string): string {
  return isUuid(id) ? `urn:uuid:${id}` : `urn:novi:${id}`;
}

/** A resource as it stands in a bundle, under the name by which others refer to it. */
export function entryOf(resource: Resource) {
  return { fullUrl: urn(resource.id), resource };
}
