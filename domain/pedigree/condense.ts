import type { Pedigree, PedigreePerson } from './graph.ts';

/** Brothers and sisters of whom nothing is told are drawn as one symbol with their number from so many on. */
const fewestInOne = 4;

/** A symbol of the picture: one person, or several about whom the same is told: next to nothing. */
export type Figure = PedigreePerson & { /** The ids of everybody it stands for. */ standsFor: string[] };

/** What is drawn: a pedigree, with figures for its persons. */
export type Picture = Pedigree & { figures: ReadonlyMap<string, Figure> };

/** The pedigree with large groups of people about whom nothing is told brought together, as the nomenclature allows. */
export function condensed({ persons, unions, twins }: Pedigree): Picture {
  const figures = new Map(persons.map((person) => [person.id, { ...person, standsFor: [person.id] }]));
  const isBound = boundTo({ persons, unions, twins });
  const merged = unions.map((union) => {
    const groups = Map.groupBy(union.children, (id) => {
      const person = figures.get(id);
      return person && isPlain(person) && !isBound(id) ? sameness(person) : id;
    });
    const large = [...groups.values()].filter((group) => group.length >= fewestInOne);
    const gone = new Set<string>();
    for (const [first = '', ...others] of large) {
      figures.get(first)?.standsFor.push(...others);
      for (const id of others) {
        figures.delete(id);
        gone.add(id);
      }
    }
    return { ...union, children: union.children.filter((id) => !gone.has(id)) };
  });
  return { figures, persons, unions: merged, twins };
}

/** Whether somebody has a couple of their own or a twin: they can't be one of a number. */
function boundTo({ unions, twins }: Pedigree): (id: string) => boolean {
  const bound = new Set([...unions.flatMap(({ partners }) => partners), ...twins.flatMap(({ members }) => members)]);
  return (id) => bound.has(id);
}

function isPlain(person: PedigreePerson): boolean {
  const { kind, name, age, vital_status, adoption, conditions } = person;
  const isUntold = name === '' && age === null && vital_status !== 'deceased' && conditions.length === 0;
  return kind === 'relative' && isUntold && adoption !== 'in' && adoption !== 'out';
}

/** What is the same of all who are drawn as one. */
function sameness(person: PedigreePerson): string {
  const { relation, side, sex_assigned_at_birth, gender, vital_status, has_conditions } = person;
  return JSON.stringify([relation, side, sex_assigned_at_birth, gender, vital_status, has_conditions]);
}
