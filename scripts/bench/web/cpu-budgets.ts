/** The CPU that pages may take until they are ready, as multiples of the floor's. */
export type CpuBudgets = Readonly<Record<string, number>>;

/** How far the figure of a page that has not changed strays from one run to the next, at most. */
const room = 1.15;

/** Why pages are not within what they may take; nothing where they are. */
export function complaintsAboutCpu(cpu: CpuBudgets, budgets: CpuBudgets): string[] {
  return Object.entries(cpu).flatMap(([name, taken]) => {
    const most = budgets[name];
    if (most === undefined) return [`${name} has no budget of CPU: it takes ${taken.toFixed(2)} times the floor's.`];
    return taken > most ? [`${name} takes ${taken.toFixed(2)} times the floor's CPU, and may take ${most}.`] : [];
  });
}

/** Budgets for the pages that were measured, with room for what strays; those of others stay. */
export function cpuBudgetsFor(cpu: CpuBudgets, before: CpuBudgets): Record<string, number> {
  const measured = Object.entries(cpu).map(([name, taken]) => [name, Math.ceil(taken * room * 10) / 10] as const);
  return { ...before, ...Object.fromEntries(measured) };
}
