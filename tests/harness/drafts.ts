import { createActor } from 'xstate';
import { drafts, draftsLogic, type DraftsActor } from '#src/features/drafts/draft-registry.ts';
import { endWithTest } from '../setup/after-each.ts';

const started = new Set<DraftsActor>();

/** Owns drafts as a session does, for a test that needs nothing else of one. */
export function ownDrafts(): DraftsActor {
  const owner = createActor(draftsLogic).start();
  started.add(owner);
  drafts.belongTo(owner);
  return owner;
}

endWithTest(() => {
  started.forEach((owner) => owner.stop());
  started.clear();
});
