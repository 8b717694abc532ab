import { unsavedDraftOf } from '#machines/draft/types.ts';
import type { Move } from '../../driver.ts';
import { answerDisk, releaseDisk } from './disk.ts';
import { withoutCopy, type Machine, type Place, type World } from './world.ts';

type Moves = readonly Move<Machine, World>[];

/** What lies on the device: what would be saved by the next page. */
const keeps = (world: World, { context }: Place): World => {
  const { unanswered, version, isSent = false } = unsavedDraftOf(context) ?? { unanswered: [], version: 0 };
  return {
    ...world,
    copy: { value: String(context.copied?.value), version, unanswered: unanswered.map(String), isSent, isLeft: false },
  };
};

/** What comes of a copy that is made. */
export const encrypts = {
  done: [
    {
      does: 'the copy is on the device',
      told: { output: true },
      world: keeps,
      play: ({ page }) => answerDisk(page, 'goesWell'),
    },
    { does: 'the device keeps no copy', told: { output: false }, play: ({ page }) => answerDisk(page, 'fails') },
  ],
  error: [{ does: 'nothing can be encrypted', play: ({ page }) => answerDisk(page, 'breaks') }],
} satisfies { done: Moves; error: Moves };

/** And of one that is taken away. */
export const drops = {
  done: [
    {
      does: 'the copy is gone',
      world: withoutCopy,
      // The page of the next step looks for copies of its own, too.
      play: ({ page }, { place }) => (place === 'next step' ? releaseDisk(page) : answerDisk(page, 'goesWell')),
    },
  ],
  error: [{ does: 'the copy can’t be taken away', play: ({ page }) => answerDisk(page, 'fails') }],
} satisfies { done: Moves; error: Moves };
