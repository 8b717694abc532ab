import { createContext, use, type ComponentProps } from 'react';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useWords } from '#src/lib/locale.ts';
import { patientRecordTexts as texts } from '#src/texts/patient-record.ts';
import { Skeleton } from '#src/ui/waiting.tsx';

/** What the part is called that is drawn, so that its failure can say it. */
export const PartTitle = createContext('');

type LoadedPartProps<Data extends readonly unknown[]> = Pick<ComponentProps<typeof Loaded<Data>>, 'of' | 'children'>;

/** Draws a part of the record from what was read for it; says which part could not be read. */
export function LoadedPart<Data extends readonly unknown[]>({ of, children }: LoadedPartProps<Data>) {
  const t = useWords();
  const part = use(PartTitle);
  return (
    <Loaded<Data> of={of} waiting={t(texts.partLooking)} failed={t(texts.partFailed, { part })} skeleton={<Skeleton />}>
      {children}
    </Loaded>
  );
}
