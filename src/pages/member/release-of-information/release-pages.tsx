import { useEffect, useEffectEvent, useState } from 'react';
import { hasShownPdf, releaserIn, type Signer } from '#domain/release.ts';
import type { components } from '#openapi/generated/types.ts';
import { tell } from '#src/features/drafts/draft-registry.ts';
import { SaveBanner } from '#src/features/drafts/save-banner.tsx';
import { SavedNote } from '#src/features/drafts/saved-note.tsx';
import { draftKey } from '#src/features/drafts/store.ts';
import { useDraft } from '#src/features/drafts/use-draft.ts';
import { useCompleteStep, useJourney } from '#src/features/journey/use-journey.ts';
import { useLocale } from '#src/lib/locale.ts';
import { CheckPage } from './check-page.tsx';
import { ChoicePage } from './choice-page.tsx';
import type { SharingDecision } from './decision-card.tsx';
import { ReleaseFormPage } from './release-form-page.tsx';
import { firstValues, releaseSchema, type ReleaseValues } from './release-form.ts';
import { SignPage } from './sign-page.tsx';
import { formsInForce } from './signed-release.tsx';
import { SignedPage } from './signed-page.tsx';
import { useReleasePages } from './use-release-pages.ts';

type Schemas = components['schemas'];

type ReleasePagesProps = {
  patientId: string;
  signer: Signer;
  /** YYYY-MM-DD, where it is on file. */
  birth: string | null;
  /** Newest first. */
  forms: readonly Schemas['RoiForm'][];
  /** To share with nobody, where it stands. */
  decision: SharingDecision | undefined;
  /** What was typed before, as it is stored. */
  stored: Schemas['DraftResult']['data'];
};

/** What was signed or decided, or the choice; and a new form in three pages: filling it in, reading it, and signing it. */
export function ReleasePages({ patientId, signer, birth, forms, decision, stored }: ReleasePagesProps) {
  const locale = useLocale();
  const [typed, setValues] = useState(() => firstValues(stored.values));
  // What the form filled in by itself is in the language of the page, also where it is read and signed.
  const values = { ...typed, released_by: releaserIn(locale, typed.released_by) };
  // As the visit began: after a lost reply the form that was stored would else change what is asked, and what is sent again.
  const [asksCode] = useState(() => !hasShownPdf(forms));
  const { isSaving, dismissFailure } = useJourney();
  const complete = useCompleteStep('release-of-information');
  const draft = useDraft<ReleaseValues>(draftKey(patientId, 'release-of-information'));
  const change = (next: ReleaseValues) => {
    setValues(next);
    draft.change(next);
  };
  const kept = (
    <>
      <SaveBanner draft={draft} />
      <SavedNote status={draft.status} />
    </>
  );
  const decideNobody = () => complete({ shares_with: 'nobody' });
  const { shown, onDone, found, revocation } = useReleasePages({
    isSettled: forms.length > 0 || decision !== undefined,
    isBegun: Object.keys(stored.values).length > 0,
    isFilledIn: releaseSchema.safeParse(values).success,
    isSaving,
    newest: forms[0]?.id,
  });
  const settle = useEffectEvent(() => {
    // Whatever is sent from now on is another form, and is signed beside the one that was found.
    tell(draft.actor, { type: 'try.settled' });
    dismissFailure();
  });
  useEffect(() => {
    if (found !== undefined) settle();
  }, [found]);
  switch (shown) {
    case undefined:
      return null;
    case 'signed':
      return (
        <SignedPage forms={forms} decision={decision} found={found} revocation={revocation} onNobody={decideNobody} />
      );
    case 'choice':
      return <ChoicePage onSomeone={onDone} onNobody={decideNobody} />;
    case 'form':
      return <ReleaseFormPage values={values} onChange={change} onDone={onDone} kept={kept} />;
    case 'check':
      return <CheckPage values={values} signer={signer} birth={birth} />;
    case 'sign':
      return <SignPage values={values} signer={signer} asksCode={asksCode} inForce={formsInForce(forms)} />;
  }
}
