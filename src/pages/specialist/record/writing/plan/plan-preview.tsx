import { useState } from 'react';
import { fullName } from '#domain/names.ts';
import { placeBefore } from '#domain/visit-summary.ts';
import type { components } from '#openapi/generated/types.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { CarePlans } from '#src/features/visit-summaries/care-plans.tsx';
import { earlierOf } from '#src/features/visit-summaries/plan-versions.ts';
import { Card } from '#src/ui/card.tsx';
import { PreviewFrame } from '../preview-frame.tsx';

type Schemas = components['schemas'];

type PlanPreviewProps = {
  patientId: string;
  visitId: string;
  body: Schemas['AddCarePlan'];
  /** The plan that is changed. */
  replaced: Schemas['CarePlan'] | undefined;
  plans: readonly Schemas['CarePlan'][];
  isSigning: boolean;
  failure: unknown;
  onSign: (body: Schemas['AddCarePlan']) => void;
  onBack: () => void;
};

/** The plan that the patient gets, made of what is typed, in the language in which they read. It is signed from here. */
export function PlanPreview({ patientId, visitId, body, replaced, plans, onSign, ...frame }: PlanPreviewProps) {
  const { firstName, lastName } = useSignedInPerson();
  const [now] = useState(() => new Date().toISOString());
  const shown: Schemas['CarePlan'] = {
    ...{ id: 'preview', visit_id: visitId, locale: body.locale, title: body.title, items: itemsOf(body, replaced) },
    ...{ replaces: replaced?.id ?? null, replaced_by: null, version: 1 },
    ...{ written_by: fullName(firstName, lastName), created_at: now },
  };
  const earlier = earlierOf(shown, plans).map((each) =>
    each === replaced ? { ...each, replaced_by: shown.id } : each,
  );
  return (
    <PreviewFrame patientId={patientId} hasItems onSign={() => onSign(body)} {...frame}>
      <Card as="article">
        <CarePlans plans={[shown, ...earlier]} markedBy="patient" />
      </Card>
    </PreviewFrame>
  );
}

/** The items as the backend will have them: what the plan before said, too, is as far as it was there. */
function itemsOf(
  { items }: Schemas['AddCarePlan'],
  replaced: Schemas['CarePlan'] | undefined,
): Schemas['PlannedItem'][] {
  return items.map((item) => {
    const before = replaced?.items[placeBefore(item, replaced.items)];
    return { ...item, status: before?.status ?? 'open', status_at: before?.status_at ?? null };
  });
}
