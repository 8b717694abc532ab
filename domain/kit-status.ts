/** The status of an order or kit, as spelled on the wire. */
export const kitStatuses = [
  'SUBMITTED',
  'CLINICIAN REVIEW',
  'APPROVED',
  'DENIED',
  'AWAITING SAMPLE',
  'ANALYZING',
  'COMPLETED',
  'CANCELED',
] as const;
export type KitStatus = (typeof kitStatuses)[number];

/** An order in one of these has ended; after DENIED or CANCELED a new one can be made. */
export const endedKitStatuses: readonly KitStatus[] = ['COMPLETED', 'DENIED', 'CANCELED'];

/** The kit has left for the member: the step "shipping" can be completed from here on. */
export const kitOnItsWay: readonly KitStatus[] = ['AWAITING SAMPLE', 'ANALYZING', 'COMPLETED'];

/** Only these orders stand in the way of a new one. */
export function blocksNewOrder(status: KitStatus): boolean {
  return status !== 'DENIED' && status !== 'CANCELED';
}
