/**
 * A sentence for every actor, guard and delay of a machine: xstate has a place for the words of states and transitions, and none
 * for these. They stand in a file of their own beside the machine, which no page loads. A name that is forgotten, or that the
 * machine does not know, does not compile.
 */
export type Descriptions<Machine> = {
  readonly [Kind in keyof NamesOf<Machine> as [NamesOf<Machine>[Kind]] extends [never] ? never : Kind]: Readonly<
    Record<NamesOf<Machine>[Kind] & string, string>
  >;
};

/** By what `provide` takes: the one place where xstate's type of a machine spells the names out. */
type NamesOf<Machine> = Machine extends { provide: (given: infer Given) => unknown }
  ? { [Kind in 'actors' | 'guards' | 'delays']: Kind extends keyof Given ? KnownKey<NonNullable<Given[Kind]>> : never }
  : never;

/** It says `string` where a machine names none. */
type KnownKey<Part> = keyof { [Name in keyof Part as string extends Name ? never : Name]: never };
