import { usTimeZones, zoneLabel } from '#domain/time-zones.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { deviceTimeZone } from '#src/lib/time-zone.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { CheckboxGroupField, SelectField } from '#src/ui/fields/index.ts';
import { styled } from '#src/ui/styled.tsx';
import type { HoursForm } from './hours-form.ts';

/** What holds for all visits: the clock, their length, the time between them, video or phone. */
export function VisitSettings({ first }: { /** What the form began with. */ first: HoursForm }) {
  const t = useWords();
  const locale = useLocale();
  const zones = [...new Set([first.time_zone, deviceTimeZone(), ...usTimeZones])];
  const minutes = (count: number) => ({ value: String(count), label: t(texts.minutes, { count }) });
  return (
    <Grid>
      <Wide>
        <SelectField
          name="time_zone"
          label={t(texts.zone)}
          options={zones.map((zone) => ({ value: zone, label: capitalized(zoneLabel(locale, zone), locale) }))}
        />
      </Wide>
      <SelectField
        name="visit_minutes"
        label={t(texts.length)}
        options={withStored(lengths, first.visit_minutes).map(minutes)}
      />
      <SelectField
        name="buffer_minutes"
        label={t(texts.buffer)}
        options={withStored(buffers, first.buffer_minutes).map((count) =>
          count === 0 ? { value: '0', label: t(texts.noBuffer) } : minutes(count),
        )}
      />
      <Wide>
        <CheckboxGroupField
          name="mediums"
          label={t(texts.mediums)}
          inline="short"
          options={[
            { value: 'video', label: t(texts.video) },
            { value: 'phone', label: t(texts.phone) },
          ]}
        />
      </Wide>
    </Grid>
  );
}

const lengths = [15, 20, 30, 40, 45, 50, 60, 75, 90, 105, 120];
const buffers = [0, 5, 10, 15, 20, 30, 45, 60];

/** What was chosen by the API may be none of the usual. */
function withStored(usual: readonly number[], stored: string): number[] {
  return [...new Set([...usual, Number(stored)])].sort((one, other) => one - other);
}

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 'sm',
    alignItems: 'end',
  },
});
const Wide = styled('div', { base: { gridColumn: '1 / -1' } });
