import { SlotChoice, type SlotChoiceProps } from '#src/features/visits/slots/slot-choice.tsx';
import { ZoneChoice } from './zone-choice.tsx';

type SlotPickerProps = Omit<SlotChoiceProps, 'zone' | 'named'> & { onZone: (timeZone: string) => void };

/** The choice of a time for a member, who may be elsewhere than where they live. */
export function SlotPicker(props: SlotPickerProps) {
  const firsts = props.days.flatMap(({ slots: [first] }) => first?.starts_at ?? []);
  return <SlotChoice {...props} zone={(choose) => <ZoneChoice onChoose={choose} at={firsts} />} />;
}
