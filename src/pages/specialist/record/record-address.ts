import { useLocation, useNavigate, useSearchParams, type LinkProps } from 'react-router-dom';

/** The parts of a record as the address spells them, what decides a visit first. */
export const recordParts = [
  'overview',
  'family',
  'health',
  'kit',
  'visits',
  'releases',
  'documents',
  'access',
] as const;
export type RecordPart = (typeof recordParts)[number];

/** The element that opens a patient's record, by its id: it gets the focus back. */
export function recordLinkId(patientId: string): string {
  return `patient-${patientId}`;
}

/** The tab of a part, by its id. */
export function recordTabId(part: string): string {
  return `record-tab-${part}`;
}

/** What an entry of the history says when its record was opened from the page before: closing it goes back there. */
const openedFromPage = { openedFromPage: true };

function wasOpenedFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedFromPage' in state;
}

/**
 * The record that stands in the address of a page (`?patient=<id>&part=<part>`), so that it can be linked, is there after a
 * reload, and is closed by going back.
 */
export function useRecordAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: unknown; search: string };
  const patientId = query.get('patient');
  const part = recordParts.find((each) => each === query.get('part')) ?? 'overview';

  const close = () => {
    if (wasOpenedFromPage(state)) void navigate(-1);
    else void navigate({ search: searchWith(search, { patient: undefined, part: undefined }) }, { replace: true });
  };
  const openPart = (next: RecordPart) => {
    // What leads there from another part goes with that one, and must not take the focus with it.
    document.getElementById(recordTabId(next))?.focus();
    const wanted = next === 'overview' ? undefined : next;
    void navigate({ search: searchWith(search, { part: wanted }) }, { replace: true, state });
  };
  return { patientId, part, close, openPart };
}

/**
 * What a link needs that opens a patient's record beside its page, at its overview unless said otherwise. From one record to the
 * next, there is one way back.
 */
export function useRecordLink(
  patientId: string,
  part?: RecordPart,
): Pick<LinkProps, 'id' | 'to' | 'state' | 'replace' | 'aria-current'> & { isOpen: boolean } {
  const { search, state } = useLocation() as { state: unknown; search: string };
  const open = new URLSearchParams(search).get('patient');
  const isOpen = open === patientId;
  return {
    id: recordLinkId(patientId),
    to: { search: searchWith(search, { patient: patientId, part }) },
    state: open === null ? openedFromPage : state,
    replace: open !== null,
    ...(isOpen && { 'aria-current': 'true' }),
    isOpen,
  };
}

/** Opens a patient's record as its link does. */
export function useOpenRecord(): (patientId: string) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { state: unknown; search: string };
  const isOpen = new URLSearchParams(search).has('patient');
  return (patientId) => {
    const to = { search: searchWith(search, { patient: patientId, part: undefined }) };
    void navigate(to, isOpen ? { state, replace: true } : { state: openedFromPage });
  };
}

/** The query of an address with other values of some parts; a part that is undefined goes. */
export function searchWith(search: string, parts: Record<string, string | undefined>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `?${next.toString()}` : '';
}
