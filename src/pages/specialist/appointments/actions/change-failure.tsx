import type { components } from '#openapi/generated/types.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts, visitEventTexts } from '#src/texts/appointments.ts';
import { useMoments } from '#src/texts/moments.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { describeFailure, isUnanswered } from '#src/ui/form/failure.ts';

type ChangeFailureProps = { visit: components['schemas']['Visit']; failure: unknown; isOvertaken: boolean };

/** Why a change was not made; where somebody else was faster, what they did. */
export function ChangeFailure({ visit, failure, isOvertaken }: ChangeFailureProps) {
  const t = useWords();
  if (isOvertaken) return <Overtaken visitId={visit.id} />;
  if (!failure) return null;
  return (
    <AlertBanner tone="destructive" live title={t(isUnanswered(failure) ? texts.changeUnsure : texts.changeFailed)}>
      {describeFailure(failure, t)}
    </AlertBanner>
  );
}

function Overtaken({ visitId }: { visitId: string }) {
  const t = useWords();
  const { dateTime } = useMoments();
  const events = queries.useQuery('get', '/visits/{visitId}/events', { params: { path: { visitId } } });
  const last = events.data?.data.at(-1);
  const what =
    last &&
    t(visitEventTexts[last.kind], {
      who: last.name ?? t(texts.thePatient),
      at: dateTime(last.at),
      to: dateTime(last.starts_at),
    });
  return (
    <AlertBanner tone="warning" live title={t(texts.overtaken)}>
      {[what, last?.reason, t(texts.overtakenBody)].filter(Boolean).join(' ')}
    </AlertBanner>
  );
}
