/** Faults that change a machine’s text and nothing that it does, by their names, each with why. */
export const equivalents: readonly { name: string; why: string }[] = [];
