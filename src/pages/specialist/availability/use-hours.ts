import { useEffect, useMemo, useState } from 'react';
import type { Availability } from '#domain/availability.ts';
import { isSame } from '#domain/is-same.ts';
import type { StoredHours } from '#machines/availability/machine.ts';
import { deviceTimeZone } from '#src/lib/time-zone.ts';
import { useInspectedMachine } from '#src/lib/use-inspected-machine.ts';
import { availabilityLogic } from './availability-actors.ts';
import { toForm, type HoursForm } from './hours-form.ts';
import { unsavedHours, useAskBeforeUnload } from './unsaved-hours.ts';

/**
 * The hours of a specialist while they are changed: what their machine says, what is typed, and what the form is to show.
 * @param read the hours as the page has read them
 */
export function useHours(specialistId: string, read: StoredHours) {
  const [opened] = useState(() => new Date());
  const [kept] = useState(() => unsavedHours.value);
  const [logic] = useState(() => availabilityLogic(specialistId));
  const [{ context, ...snapshot }, send] = useInspectedMachine(logic, { input: { stored: kept?.stored ?? read } });
  const { stored } = context;
  const first = useMemo(() => toForm(begunWith(stored), opened), [stored, opened]);
  const [typed, setTyped] = useState(kept?.typed ?? first);
  const [sent, setSent] = useState<HoursForm>();
  const isUnsaved = !isSame(typed, first);
  useAskBeforeUnload(isUnsaved);

  useEffect(() => {
    unsavedHours.value = isUnsaved ? { typed, stored } : undefined;
  }, [isUnsaved, typed, stored]);

  return {
    context,
    isBusy: snapshot.hasTag('busy'),
    isConfirming: snapshot.hasTag('confirming'),
    isInConflict: snapshot.hasTag('conflict'),
    send,
    /** What is stored, as the form shows it. */
    first,
    typed,
    isUnsaved,
    /** What the form begins with came from an earlier visit to the page. */
    isHereAgain: kept !== undefined && isUnsaved && isSame(typed, kept.typed),
    /** Something else was typed than what was stored meanwhile: it stays. */
    isTypedOn: context.isSaved && !isSame(typed, sent),
    onValues: (values: HoursForm) => {
      setTyped(structuredClone(values));
      if (context.isSaved && !isSame(values, first)) send({ type: 'hours.changed' });
    },
    onSubmit: (availability: Availability) => {
      // The second press of a double click, which may come once all is saved.
      if (context.isSaved && !isUnsaved) return;
      setSent(typed);
      send({ type: 'hours.submitted', availability });
    },
  };
}

/** Who has no hours yet most likely works by the clock of their device. */
function begunWith({ availability, version }: StoredHours): Availability {
  return version === 0 ? { ...availability, time_zone: deviceTimeZone() } : availability;
}
