import type { AnyStateMachine, EventFromLogic, PromiseActorLogic, StateValueFrom } from 'xstate';

/** The types of the events that a machine is told. */
export type EventTypeOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];

/** The ids of the atomic states of a machine, without the machine’s own before them: `welcome.saving`. */
export type StateOf<Machine extends AnyStateMachine> = WithoutParents<Leaf<StateValueFrom<Machine>>>;

/** States that a function makes are told by their type as if they had states inside or not. */
type WithoutParents<State extends string> = Exclude<State, ParentOf<State>>;
type ParentOf<State extends string> = State extends `${infer First}.${infer Rest}`
  ? First | `${First}.${ParentOf<Rest>}`
  : never;

type Leaf<Value> = Value extends string
  ? Value
  : { [Name in keyof Value & string]: Nested<Name, Leaf<Value[Name]>> }[keyof Value & string];
type Nested<Name extends string, Inner> = [Inner] extends [never] ? Name : `${Name}.${Inner & string}`;

/** The names of the actors of a machine that answer once, or fail. */
export type CallOf<Machine extends AnyStateMachine> = Answering<Part<Machine, 'actors'>>;

/** The names of the times after which a machine goes on by itself. */
export type DelayOf<Machine extends AnyStateMachine> = keyof Part<Machine, 'delays'> & string;

/** What a machine can be provided with, by its name. */
type Part<Machine extends AnyStateMachine, Kind extends 'actors' | 'delays'> = Parameters<
  Machine['provide']
>[0] extends { [Each in Kind]?: infer Given }
  ? NonNullable<Given>
  : never;

type Answering<Actors> = {
  [Name in keyof Actors & string]: NonNullable<Actors[Name]> extends PromiseActorLogic<
    infer Output,
    infer Input,
    infer Emitted
  >
    ? [Output, Input, Emitted] extends unknown[]
      ? Name
      : never
    : never;
}[keyof Actors & string];
