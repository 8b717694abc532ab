import type { Words } from '#domain/words.ts';
import type { SaveStatus } from '#machines/draft/status.ts';
import { useWords } from '../../lib/locale.ts';
import { savedTexts } from '../../texts/journey.ts';
import { styled } from '../../ui/styled.tsx';

/**
 * Says whether what was typed is kept. A screen reader hears it when it changes to saved, not while typing; what goes wrong
 * the SaveBanner says.
 */
export function SavedNote({ status }: { status: SaveStatus }) {
  const t = useWords();
  const words = notes[status];
  return <Note role={status === 'saved' ? 'status' : undefined}>{words ? t(words) : ''}</Note>;
}

const notes: Record<SaveStatus, Words | undefined> = {
  unchanged: undefined,
  unsaved: savedTexts.saving,
  saving: savedTexts.saving,
  saved: savedTexts.saved,
  failed: savedTexts.failedTitle,
  conflict: savedTexts.conflict,
};

const Note = styled('p', { base: { minHeight: 'sm', fontSize: 'small', color: 'fg.muted' } });
