import { useId } from 'react';
import { stateNames } from '#domain/states.ts';
import { otherZoneOf, usTimeZones, zoneLabel } from '#domain/time-zones.ts';
import { capitalized } from '#domain/words.ts';
import { useLocale, useWords } from '#src/lib/locale.ts';
import { deviceTimeZone } from '#src/lib/time-zone.ts';
import { useNow } from '#src/lib/use-now.ts';
import { counselingTexts as texts } from '#src/texts/counseling.ts';
import { useMoments } from '#src/texts/moments.ts';
import { FieldFrame } from '#src/ui/fields/field-frame.tsx';
import { Select, SelectBox } from '#src/ui/fields/select-field.tsx';
import { ChevronDownIcon, ClockIcon } from '#src/ui/icons.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { useResidence } from './use-residence.ts';

type ZoneChoiceProps = {
  onChoose: (timeZone: string) => void;
  /** Moments whose times are shown. */ at: readonly string[];
};

/** Which time zone the times are in, whether the member lives in another one, and the choice of another: for who travels. */
export function ZoneChoice({ onChoose, at }: ZoneChoiceProps) {
  const t = useWords();
  const id = useId();
  const locale = useLocale();
  const { timeZone, time } = useMoments();
  const now = useNow();
  const residence = useResidence();
  const away = residence && otherZoneOf(residence, timeZone, [now, ...at.map((moment) => new Date(moment))]);
  const own = deviceTimeZone();
  const label = (zone: string) => zoneLabel(locale, zone);
  return (
    <Stack gap="2xs">
      <Row gap="2xs" align="start">
        <ClockIcon />
        <Beside>{t(texts.zone, { zone: label(timeZone), time: time(now.toISOString()) })}</Beside>
      </Row>
      {away && <Text>{t(texts.zoneElsewhere, { state: stateNames[residence], zone: label(away) })}</Text>}
      <FieldFrame id={id} label={t(texts.zoneChoose)}>
        <SelectBox>
          <Select kind="select" id={id} value={timeZone} onChange={({ target }) => onChoose(target.value)}>
            {/* That it is the device’s own stands above it: with the name in one line it is cut off on a phone. */}
            <optgroup label={t(texts.zoneOfDevice)}>
              <option value={own}>{capitalized(label(own), locale)}</option>
            </optgroup>
            <optgroup label={t(texts.zoneOthers)}>
              {usTimeZones
                .filter((zone) => zone !== own)
                .map((zone) => (
                  <option key={zone} value={zone}>
                    {capitalized(label(zone), locale)}
                  </option>
                ))}
            </optgroup>
          </Select>
          <ChevronDownIcon size="sm" />
        </SelectBox>
      </FieldFrame>
    </Stack>
  );
}

const Beside = styled(Text, { base: { flex: '1' } });
