import type { Words } from '../../domain/words.ts';
import type { components } from '../../openapi/generated/types.ts';
import { kitStatusTexts, newKitTexts } from '../texts/kits.ts';
import { hasSampleFailed } from './kitTimeline.ts';

type Kit = components['schemas']['Kit'];

/** What the newest that happened to an order is called, and what it means: a second kit is told apart from a first one. */
export function wordsOfKit(kit: Pick<Kit, 'status' | 'history'>): { title: Words; meaning: Words } {
  return hasSampleFailed(kit) ? newKitTexts : kitStatusTexts[kit.status];
}
