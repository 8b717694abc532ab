import type { RecordCount } from '../../driver.ts';
import { rowsOf } from '../../records.ts';
import type { Scene } from '../../scene.ts';

const counts = [
  rowsOf('eligibility_checks'),
  rowsOf('kits'),
  rowsOf('roi_forms'),
  rowsOf('answers', "status <> 'in-progress'"),
];
const before = new WeakMap<Scene, number>();

/** How many records are stored that a form with a draft is sent for. */
async function countAll(scene: Scene): Promise<number> {
  return (await Promise.all(counts.map((count) => count(scene)))).reduce((all, each) => all + each, 0);
}

/** Those of the steps before are no concern of a tour. */
export async function beginCount(scene: Scene): Promise<void> {
  before.set(scene, await countAll(scene));
}

export const made: RecordCount<{ made: number }> = {
  what: 'records of the form that was sent',
  count: async (scene) => (await countAll(scene)) - (before.get(scene) ?? 0),
  expected: (world) => world.made,
};
