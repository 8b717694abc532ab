import { useLocation, useNavigate, useSearchParams, type LinkProps } from 'react-router-dom';
import { writingKinds, type WritingKind } from '#domain/visit-summary.ts';
import { writingViews, type WritingView } from '#machines/writing/views.ts';
import { searchWith } from '../record-address.ts';

/** The button that shows the record beside what is written, by its id: it gets the focus back. */
export const showRecordId = 'show-record';

/** What is being written, as the address of a page says it. */
export type Writing = { patientId: string; visitId: string; kind: WritingKind };

type LocationParts = { state: unknown; search: string };

/** What an entry of the history says that came from the page before: leaving it goes back there. */
const cameFrom = { record: { openedFromRecord: true }, form: { openedFromForm: true } };
const came = (state: unknown, from: 'openedFromRecord' | 'openedFromForm') =>
  typeof state === 'object' && state !== null && from in state;

const ofWriting = { write: undefined, kind: undefined, view: undefined, amend: undefined, record: undefined };

/**
 * The text that stands in the address of a page beside its record (`?patient=<id>&write=<visit>&view=preview`), so that
 * it can be linked, is there after a reload, and is left by going back. `record` says whether the record is to be seen, where that is
 * not as usual: it stands beside where there is room, and in a drawer where it is asked for. `amend` says that what is signed is
 * being changed.
 */
export function useWritingAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, search } = useLocation() as LocationParts;
  const [patientId, visitId] = [query.get('patient'), query.get('write')];
  // The summary is meant where nothing is said; what nobody writes opens no form of something else.
  const kind = writingKinds.find((each) => each === (query.get('kind') ?? 'summary'));
  const writing: Writing | undefined = patientId && visitId && kind ? { patientId, visitId, kind } : undefined;
  const view: WritingView = writingViews.find((each) => each === query.get('view')) ?? 'form';
  const isRecordWanted = query.get('record');

  const to = (parts: Record<string, string | undefined>) => ({ search: searchWith(search, parts) });
  return {
    writing,
    view,
    /** What is signed is being changed, though nothing of the change may be typed yet. */
    isAmending: query.has('amend'),
    amend: () => void navigate(to({ amend: 'true' }), { replace: true, state }),
    stopAmending: () => void navigate(to({ amend: undefined }), { replace: true, state }),
    /** Undefined where the address leaves it to the room that there is. */
    isRecordWanted: isRecordWanted === null ? undefined : isRecordWanted === 'open',
    wantRecord: (wanted: 'open' | 'closed' | undefined) =>
      void navigate(to({ record: wanted }), { replace: true, state }),
    /** Back to the record from which it was opened, or to that of its address. */
    close: () => {
      if (came(state, 'openedFromRecord')) void navigate(-1);
      else void navigate(to(ofWriting), { replace: true });
    },
    openPreview: () => void navigate(to({ view: 'preview' }), { state: cameFrom.form }),
    closePreview: () => {
      if (came(state, 'openedFromForm')) void navigate(-1);
      else void navigate(to({ view: undefined }), { replace: true, state });
    },
  };
}

/** What a link needs that opens what is written about a visit, beside the record of its patient. */
export function useWritingLink({ patientId, visitId, kind }: Writing): Pick<LinkProps, 'to' | 'state'> {
  const { search } = useLocation();
  const parts = {
    ...{ patient: patientId, write: visitId, kind: kind === 'summary' ? undefined : kind },
    ...{ view: undefined, amend: undefined, record: undefined },
  };
  return { to: { search: searchWith(search, parts) }, state: cameFrom.record };
}
