import { unprocessable } from '#server/errors/errors.ts';
import { slotTexts } from '../texts.ts';

/** Where a page of visits ended. */
type Position = { startsAt: Date; visitId: string };

/** A position as it travels in an address: it names nobody. */
export function cursorOf({ startsAt, visitId }: Position): string {
  return Buffer.from(`${startsAt.getTime()} ${visitId}`).toString('base64url');
}

/** @throws ApiError 422 for what is no cursor */
export function positionOf(cursor: string): Position {
  const [, time, visitId] =
    /^(\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    [];
  const startsAt = new Date(Number(time));
  if (visitId === undefined || Number.isNaN(startsAt.getTime()))
    throw unprocessable([{ path: 'cursor', message: slotTexts.noSuchPage }]);
  return { startsAt, visitId };
}
