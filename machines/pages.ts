/** What the machine of each step with pages of its own is told. */
export type PagesEvent<Facts, Destination> =
  /** The screen has read the facts, for the first time or anew. */
  | { type: 'facts.read'; facts: Facts }
  /** An address or a link asks for a page. */
  | { type: 'page.visited'; destination: Destination };

/** The action that keeps the facts of an event; each machine names it `keepFacts`. */
export const keepRead = {
  type: 'keepFacts',
  params: <Facts>({ event }: { event: { facts: Facts } }) => ({ facts: event.facts }),
} as const;

/** The action that notes which page an event asks for; each machine names it `noteWanted`. */
export const noteVisited = {
  type: 'noteWanted',
  params: <Destination>({ event }: { event: { destination: Destination } }) => ({ destination: event.destination }),
} as const;

/**
 * What such a machine does wherever it is: with other facts, or asked for a page, it chooses anew (`deciding`).
 * @param whatWasRead says in the drawing what was read with the facts
 */
export const choosingAnew = (whatWasRead: string) =>
  ({
    'facts.read': { target: '.deciding', actions: keepRead, description: whatWasRead },
    'page.visited': {
      target: '.deciding',
      actions: noteVisited,
      description: 'An address of the step asks for a page.',
    },
  }) as const;

/**
 * The state in which such a machine begins: no facts are known yet.
 * @param description what is looked up
 */
export const looking = (description: string) =>
  ({
    description,
    tags: ['looking'],
    on: {
      'page.visited': {
        actions: noteVisited,
        description: 'Nothing is known yet: the page is shown once it is.',
      },
    },
  }) as const;
