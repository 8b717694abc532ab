import { createHash } from 'node:crypto';
import { isUuid } from '../../lib/uuid.ts';

/** A FHIR R4 resource; what it holds is its own definition's to say, and checked by a validator of others in the tests. */
export type Resource = { resourceType: string; id: string } & Readonly<Record<string, unknown>>;

export type Bundle = {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: Resource }[];
};

/**
 * How resources within a bundle are named (https://hl7.org/fhir/R4/bundle.html#references): by a UUID. What has a key of another
 * kind, such as the summary of a visit, is named by one that is made from it (RFC 9562, version 5), the same at each download.
 */
export function urn(id: string): string {
  return `urn:uuid:${isUuid(id) ? id : uuidOf(id)}`;
}

/** The namespace of our names: made once, at random. */
const namespace = Buffer.from('6f1c1d0e4b7a4a0f9d6e2c5b8a7f3e10', 'hex');

function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A resource as it stands in a bundle, under the name by which others refer to it. */
export function entryOf(resource: Resource) {
  return { fullUrl: urn(resource.id), resource };
}
