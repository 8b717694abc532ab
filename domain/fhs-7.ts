export { fhs7, type Fhs7Item, type Fhs7ItemId } from './fhs-7/items.ts';
export { notListedInWords, notListedOf } from './fhs-7/not-listed.ts';
export type { OtherReason } from './fhs-7/other-reasons.ts';
export { resultOf, type ScreenResult } from './fhs-7/result.ts';
export { screenFamily, type FamilyScreen, type ScreenedItem } from './fhs-7/screen.ts';
