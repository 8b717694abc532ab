import { useWords } from '#src/lib/locale.ts';
import { availabilityTexts as texts } from '#src/texts/availability.ts';
import { CloseIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { IconButton } from './icon-button.tsx';
import { ShortField, ShortFieldError, type ShortFieldProps } from './short-field.tsx';

type EntryRowProps = {
  start: ShortFieldProps;
  end: ShortFieldProps;
  /** The entry is a range: "to" stands between its fields. */
  range?: boolean;
  removeLabel: string;
  onRemove: () => void;
};

/** Two short fields in a line, and the button that removes them. */
export function EntryRow({ start, end, range = false, removeLabel, onRemove }: EntryRowProps) {
  const t = useWords();
  return (
    <div>
      <ShortFieldError name={start.name} />
      <ShortFieldError name={end.name} />
      <Line>
        <ShortField {...start} />
        {range && <span aria-hidden="true">{t(texts.between)}</span>}
        <ShortField {...end} />
        <IconButton label={removeLabel} icon={<CloseIcon size="sm" />} onClick={onRemove} />
      </Line>
    </div>
  );
}

const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2xs', rowGap: '3xs', alignItems: 'center' },
});
