import type { operations } from '#openapi/generated/types.ts';

/** Every operation of the contract, by its `operationId`. */
export type OperationId = keyof operations;
