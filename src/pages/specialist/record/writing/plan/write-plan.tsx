import { useState } from 'react';
import { isSame } from '#domain/is-same.ts';
import type { Locale } from '#domain/words.ts';
import type { components } from '#openapi/generated/types.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { writingKey, type WritingValues } from '#src/features/drafts/writing-store.ts';
import { earlierOf, standingPlan } from '#src/features/visit-summaries/plan-versions.ts';
import { textOf } from '../draft-values.ts';
import { useWriting } from '../use-writing.ts';
import { useWritingAddress, type Writing } from '../writing-address.ts';
import { OvertakenPlan } from './overtaken-plan.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanPreview } from './plan-preview.tsx';
import {
  draftOfPlan,
  emptyPlan,
  planFromDraft,
  planOf,
  planSchema,
  valuesOfPlan,
  type PlanValues,
} from './plan-values.ts';
import { SignedPlan } from './signed-plan.tsx';
import { useNow } from '#src/lib/use-now.ts';

type Plan = components['schemas']['CarePlan'];

type WritePlanProps = {
  writing: Writing;
  /** What the patient reads in. */
  locale: Locale;
  /** All plans of the patient, as they are now. */
  plans: readonly Plan[];
  /** What was typed before, as it is stored. */
  stored: WritingValues;
};

/**
 * What is typed, and the plan that it changes; empty where it is the first one of its visit. `isTyped`: it is more than that plan,
 * opened to be changed.
 */
type Begun = { values: PlanValues; replaces: string; isTyped: boolean };

/**
 * The care plan of a visit: written, looked at as the patient will see it, signed, and changed by another plan. A plan that was
 * changed at a later visit, by whomever, goes on from there.
 */
export function WritePlan({ writing, locale, plans, stored }: WritePlanProps) {
  const { patientId, visitId } = writing;
  const { openPreview, closePreview, isAmending, amend } = useWritingAddress();
  const ofVisit = plans.find(({ visit_id }) => visit_id === visitId);
  const [begun, setBegun] = useState<Begun | undefined>(() => {
    const signed = isAmending ? standingOf(ofVisit, plans) : undefined;
    return begunBefore(stored, locale) ?? (signed && amendmentOf(signed));
  });
  const changed = plans.find(({ id }) => id === begun?.replaces);
  const standing = standingOf(changed ?? ofVisit, plans);
  const draft = useDraft<WritingValues>(writingKey(patientId, visitId, 'care-plan'));
  const schema = planSchema(useNow(), changed);
  const { snapshot, send } = useWriting(draft, begun?.isTyped ? draftOfPlan(begun.values, begun.replaces) : undefined, {
    signed: versionOf(standing, plans),
    basedOn: begun && versionOf(changed, plans),
    isMine: begun !== undefined && standing !== undefined && isWhatIsSigned(begun, standing, visitId),
    isComplete: begun !== undefined && schema.safeParse(begun.values).success,
  });
  if (snapshot.hasTag('signed') && begun !== undefined) setBegun(undefined);

  const change = (values: PlanValues, replaces = begun?.replaces ?? standing?.id ?? '') => {
    setBegun({ values, replaces, isTyped: true });
    draft.change(draftOfPlan(values, replaces));
  };
  if (snapshot.hasTag('signed')) {
    const { isNew, basedOn = 0 } = snapshot.context;
    return (
      <SignedPlan
        patientId={patientId}
        current={standing && versionOf(standing, plans) >= (isNew ? basedOn + 1 : 1) ? standing : undefined}
        isNew={isNew}
        onAmend={(current) => {
          setBegun(amendmentOf(current));
          send({ type: 'amendment.requested' });
          amend();
        }}
      />
    );
  }
  if (snapshot.hasTag('overtaken') && standing)
    return (
      <OvertakenPlan
        current={standing}
        isBusy={snapshot.hasTag('signing')}
        failure={snapshot.context.failure}
        onMine={(current) => {
          if (begun) change(begun.values, current.id);
          send({ type: 'mine.kept' });
        }}
        onTheirs={() => send({ type: 'theirs.taken' })}
      />
    );
  if (snapshot.hasTag('preview') && begun)
    return (
      <PlanPreview
        patientId={patientId}
        visitId={visitId}
        body={{ visit_id: visitId, ...(begun.replaces && { replaces: begun.replaces }), ...planOf(begun.values) }}
        replaced={changed}
        plans={plans}
        isSigning={snapshot.hasTag('signing')}
        failure={snapshot.context.failure}
        onSign={(body) => send({ type: 'sign.requested', record: { kind: 'care-plan', body } })}
        onBack={closePreview}
      />
    );
  if (!snapshot.hasTag('form')) return null;
  return (
    <PlanForm
      // A change of another plan is another form.
      key={begun?.replaces ?? ''}
      writing={writing}
      schema={schema}
      initial={begun?.values ?? emptyPlan(locale)}
      isChange={changed !== undefined}
      // What is typed is not thrown away for another beginning.
      others={begun ? [] : plans.filter(({ replaced_by }) => replaced_by === null)}
      onOther={(plan) => change(valuesOfPlan(plan), plan.id)}
      draft={draft}
      onChange={change}
      onPreview={openPreview}
    />
  );
}

/** A change of a plan that is signed, of which nothing is typed yet. */
function amendmentOf(signed: Plan): Begun {
  return { values: valuesOfPlan(signed), replaces: signed.id, isTyped: false };
}

function standingOf(plan: Plan | undefined, plans: readonly Plan[]): Plan | undefined {
  return plan && standingPlan(plan, plans);
}

/** The how many-th plan it is of those that replace each other; 0 for none. */
function versionOf(plan: Plan | undefined, plans: readonly Plan[]): number {
  return plan ? earlierOf(plan, plans).length + 1 : 0;
}

/** Whether what is signed is what was written here, in place of the same plan. */
function isWhatIsSigned({ values, replaces }: Begun, standing: Plan, visitId: string): boolean {
  const isHere = standing.visit_id === visitId && (standing.replaces ?? '') === replaces;
  return isHere && isSame(planOf(valuesOfPlan(standing)), planOf(values));
}

function begunBefore(stored: WritingValues, locale: Locale): Begun | undefined {
  if (Object.keys(stored).length === 0) return undefined;
  return { values: planFromDraft(stored, locale), replaces: textOf(stored['based_on']), isTyped: true };
}
