import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ListQuery } from '../list-query.ts';

/** That the list is empty, and why: nobody is there yet, or nobody fits what was asked. */
export function NobodyFound({ asked: { search, filters }, onClear }: { asked: ListQuery; onClear: () => void }) {
  const t = useWords();
  if (search === '' && filters.length === 0)
    return <AlertBanner title={t(texts.empty)}>{t(texts.emptyBody)}</AlertBanner>;
  return (
    <AlertBanner
      live
      title={search === '' ? t(texts.noneFiltered) : t(texts.noneFound, { search })}
      action={
        <Button look="secondary" size="sm" onClick={onClear}>
          {t(texts.clear)}
        </Button>
      }
    >
      {t(filters.length > 0 ? texts.noneFilteredBody : texts.noneFoundBody)}
    </AlertBanner>
  );
}
