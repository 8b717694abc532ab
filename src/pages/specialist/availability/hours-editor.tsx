import { lazy, Suspense, useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { StoredHours } from '#machines/availability/machine.ts';
import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { roomIn } from '#src/theme/windows.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Card } from '#src/ui/card.tsx';
import { isUnanswered } from '#src/ui/form/failure.ts';
import { Form } from '#src/ui/form/index.ts';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { DaysOff } from './days-off.tsx';
import { ExtraSlots } from './extra-slots.tsx';
import { hoursSchema, type HoursForm } from './hours-form.ts';
import { OutsideBanner } from './outside-banner.tsx';
import { Preview } from './preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { useHours } from './use-hours.ts';
import { VisitSettings } from './visit-settings.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

const OutsideDialog = lazy(() => import('./outside-dialog.tsx'));

type HoursEditorProps = { specialistId: string; /** The hours as they were read. */ read: StoredHours };

/** The form, beside what the hours in it come to. */
export function HoursEditor({ specialistId, read }: HoursEditorProps) {
  const t = useWords();
  const hours = useHours(specialistId, read);
  const { context, first, typed, send } = hours;
  return (
    <Stack gap="md">
      <OutsideBanner visits={context.stored.outside} timeZone={context.stored.availability.time_zone} />
      {hours.isHereAgain && (
        <AlertBanner live title={t(texts.hereAgain)}>
          {t(texts.hereAgainBody)}
        </AlertBanner>
      )}
      <Room>
        <Columns>
          <Form
            schema={hoursSchema}
            defaultValues={typed}
            busy={hours.isBusy}
            failure={context.failure}
            failureTitle={t(isUnanswered(context.failure) ? texts.unsure : texts.failed)}
            onValues={hours.onValues}
            onSubmit={hours.onSubmit}
          >
            <ShowStored hours={hours} />
            <Part title={t(texts.weekly)}>
              <WeeklyHours />
            </Part>
            <Part title={t(texts.visitsPart)}>
              <VisitSettings first={first} />
            </Part>
            <Part title={t(texts.daysOff)} help={t(texts.daysOffHelp)}>
              <DaysOff />
            </Part>
            <Part title={t(texts.extras)} help={t(texts.extrasHelp)}>
              <ExtraSlots />
            </Part>
            <SaveBar hours={hours} />
          </Form>
          <Preview typed={typed} />
        </Columns>
      </Room>
      {hours.isConfirming && (
        <Suspense>
          <OutsideDialog
            visits={context.wouldBeOutside}
            timeZone={(context.wanted ?? context.stored.availability).time_zone}
            onConfirm={() => send({ type: 'save.confirmed' })}
            onClose={() => send({ type: 'save.declined' })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Puts the stored hours into the form when the machine says so; not over what was typed on while they were stored. */
function ShowStored({ hours: { context, first, isTypedOn, onValues } }: { hours: ReturnType<typeof useHours> }) {
  const { reset } = useFormContext<HoursForm>();
  const show = useEffectEvent(() => {
    if (isTypedOn) return;
    reset(first);
    onValues(first);
  });
  useEffect(() => {
    if (context.revision > 0) show();
  }, [context.revision]);
  return null;
}

/** One matter of the form, with its heading. */
function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} pad="sm">
      <Stack gap="xs">
        <Heading id={id}>{title}</Heading>
        {help && <Text look="muted">{help}</Text>}
        {children}
      </Stack>
    </Card>
  );
}

const Room = styled('div', { base: { containerType: 'inline-size' } });
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'md',
    alignItems: 'start',
    [roomIn.row]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [roomIn.formBeside]: { gridTemplateColumns: '{sizes.measure} minmax(0, 1fr)' },
  },
});
