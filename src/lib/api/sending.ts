import type { paths } from '#openapi/generated/types.ts';

/** What the API can do without and this app never does (docs/decisions/040). */
type Always = 'If-Match' | 'Idempotency-Key';

type Sending<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? [Extract<keyof Header, Always>] extends [never]
    ? Operation
    : Omit<Operation, 'parameters'> & {
        parameters: Omit<Operation['parameters'], 'header'> & {
          header: Header & { [Name in Extract<keyof Header, Always>]-?: string };
        };
      }
  : Operation;

/**
 * The API as the app calls it: leaving out a version or a key that an operation knows does not compile. A step alone is
 * judged by the journey's machine and goes without a version.
 */
export type SendingPaths = {
  [Path in keyof paths]: Path extends '/users/{userId}'
    ? paths[Path]
    : {
        [Method in keyof paths[Path]]: Method extends 'parameters' ? paths[Path][Method] : Sending<paths[Path][Method]>;
      };
};
