import { isFree } from '../stack/ports.ts';

/** How many ports the tests' stacks take together: stacks for the server's tests, the browser's, and those of the stack itself. */
const width = 30;

/** The first of 4500, 4530, 4560 and so on from which on all ports are free, so that two clones can be tested at once. */
export async function freeTestPort(first = 4500): Promise<number> {
  for (let port = first; port < 65_000; port += width) {
    const free = await Promise.all(Array.from({ length: width }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('No free ports were found for the tests: stop programs that hold them.');
}
