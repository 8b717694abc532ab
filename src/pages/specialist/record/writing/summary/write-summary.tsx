import { useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import type { Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { writingKey, type WritingValues } from '#src/features/drafts/writing-store.ts';
import { useWritingAddress, type Writing } from '../writing-address.ts';
import { useWriting } from '../use-writing.ts';
import { Overtaken } from './overtaken.tsx';
import { SignedSummary } from './signed-summary.tsx';
import { SummaryForm } from './summary-form.tsx';
import { SummaryPreview } from './summary-preview.tsx';
import {
  draftOfSummary,
  emptySummary,
  summaryFromDraft,
  summaryOf,
  summarySchema,
  valuesOfSummary,
  type SummaryValues,
} from './summary-values.ts';
import { useNow } from '#src/lib/use-now.ts';

type Schemas = components['schemas'];

type WriteSummaryProps = {
  writing: Writing;
  visit: Schemas['Visit'];
  /** What the patient reads in. */
  locale: Locale;
  /** What is signed, where something is. */
  signed: Schemas['VisitSummary'] | undefined;
  /** What was typed before, as it is stored. */
  stored: WritingValues;
};

/** What is typed, and the signed version that it was made from. `isTyped`: it is more than that version, opened to be changed. */
type Begun = { values: SummaryValues; basedOn: number; isTyped: boolean };

/** The summary of a visit: written, looked at as the patient will see it, signed, and changed by another version. */
export function WriteSummary({ writing, visit, locale, signed, stored }: WriteSummaryProps) {
  const { patientId, visitId } = writing;
  const version = signed?.current.version ?? 0;
  const { openPreview, closePreview, isAmending, amend } = useWritingAddress();
  const [begun, setBegun] = useState<Begun | undefined>(
    () => begunBefore(stored, locale) ?? (isAmending && signed ? amendmentOf(signed.current) : undefined),
  );
  const schema = summarySchema(useNow(), begun && begun.basedOn > 0 ? signed?.current : undefined);
  const draft = useDraft<WritingValues>(writingKey(patientId, visitId, 'summary'));
  const { snapshot, send } = useWriting(
    draft,
    begun?.isTyped ? draftOfSummary(begun.values, begun.basedOn) : undefined,
    {
      signed: version,
      basedOn: begun?.basedOn,
      isMine: begun !== undefined && signed !== undefined && isWhatIsSigned(begun, signed),
      isComplete: begun !== undefined && schema.safeParse(begun.values).success,
    },
  );
  if (snapshot.hasTag('signed') && begun !== undefined) setBegun(undefined);

  const change = (values: SummaryValues, basedOn = begun?.basedOn ?? version) => {
    setBegun({ values, basedOn, isTyped: true });
    draft.change(draftOfSummary(values, basedOn));
  };
  if (snapshot.hasTag('signed')) {
    const { isNew, basedOn = 0 } = snapshot.context;
    return (
      <SignedSummary
        writing={writing}
        visit={visit}
        isNew={isNew}
        atLeast={isNew ? basedOn + 1 : 1}
        onAmend={(current) => {
          setBegun(amendmentOf(current));
          send({ type: 'amendment.requested' });
          amend();
        }}
      />
    );
  }
  if (snapshot.hasTag('overtaken'))
    return (
      <Overtaken
        visitId={visitId}
        isBusy={snapshot.hasTag('signing')}
        failure={snapshot.context.failure}
        onMine={(current) => {
          if (begun) change(begun.values, current.version);
          send({ type: 'mine.kept' });
        }}
        onTheirs={() => send({ type: 'theirs.taken' })}
      />
    );
  if (snapshot.hasTag('preview') && begun)
    return (
      <SummaryPreview
        visit={visit}
        body={summaryOf(begun.values)}
        signed={signed}
        isSigning={snapshot.hasTag('signing')}
        failure={snapshot.context.failure}
        onSign={(body) => send({ type: 'sign.requested', record: { kind: 'summary', version: begun.basedOn, body } })}
        onBack={closePreview}
      />
    );
  if (!snapshot.hasTag('form')) return null;
  return (
    <SummaryForm
      writing={writing}
      schema={schema}
      initial={begun?.values ?? emptySummary(locale)}
      version={begun?.basedOn ?? version}
      draft={draft}
      onChange={change}
      onPreview={openPreview}
    />
  );
}

/** A change of what is signed, of which nothing is typed yet. */
function amendmentOf(current: Schemas['SummaryVersion']): Begun {
  return { values: valuesOfSummary(current), basedOn: current.version, isTyped: false };
}

/** Whether what is signed is what was written here, from the version before. */
function isWhatIsSigned({ values, basedOn }: Begun, { current }: Schemas['VisitSummary']): boolean {
  const { locale, content } = summaryOf(values);
  return current.version === basedOn + 1 && current.locale === locale && isSame(current.content, content);
}

function begunBefore(stored: WritingValues, locale: Locale): Begun | undefined {
  if (Object.keys(stored).length === 0) return undefined;
  const basedOn = stored['based_on'];
  const version = typeof basedOn === 'number' ? basedOn : 0;
  return { values: summaryFromDraft(stored, locale), basedOn: version, isTyped: true };
}
