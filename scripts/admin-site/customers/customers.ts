import type { components } from '#openapi/generated/types.ts';
import { api } from '#src/lib/api/client.ts';
import { queryClient } from '../query-client.ts';

export type Customer = components['schemas']['Corporate'];
export type CustomerInput = components['schemas']['CorporateInput'];

/** Adds a customer. One press makes one: the key is sent with every try. */
export async function createCustomer(body: CustomerInput, key: string): Promise<Customer> {
  const { data } = await api.POST('/corporate', { params: { header: { 'Idempotency-Key': key } }, body });
  if (!data) throw new Error('The customer came back empty.');
  await refresh();
  return data.data;
}

/** Changes a customer from the version that was shown. */
export function updateCustomer({ id, version }: Customer) {
  return async (body: CustomerInput): Promise<Customer> => {
    const params = { path: { corporateId: id }, header: { 'If-Match': `"${version}"` } };
    const { data } = await api.PUT('/corporate/{corporateId}', { params, body });
    if (!data) throw new Error('The customer came back empty.');
    await refresh();
    return data.data;
  };
}

/** Closes a customer, or removes one that nobody has used. */
export async function closeCustomer({ id, version }: Customer): Promise<Customer> {
  const params = { path: { corporateId: id }, header: { 'If-Match': `"${version}"` } };
  const { data } = await api.DELETE('/corporate/{corporateId}', { params });
  if (!data) throw new Error('The customer came back empty.');
  return data.data;
}

/** All that is shown of customers and rosters is read anew. */
export async function refresh(): Promise<void> {
  const isOld = ({ queryKey: [, path] }: { queryKey: readonly unknown[] }) =>
    typeof path === 'string' && /^\/(corporate|eligibility)/.test(path);
  await queryClient.invalidateQueries({ predicate: isOld });
}
