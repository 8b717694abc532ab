import { useWords } from '#src/texts/locale.ts';
import { medicalHistoryTexts as texts } from '#src/texts/medicalHistory.ts';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { BulletList, TextLink } from '#src/ui/Text.tsx';
import { changeAddress } from './addresses.ts';
import type { History } from './useMedicalHistory.ts';

/** What keeps the answers from being sent: each line leads to its question. */
export function StillOpen({ history: { pages, problemsOf } }: { history: History }) {
  const t = useWords();
  const open = pages.flatMap((page) =>
    problemsOf(page).map((problem) => ({ ...problem, to: changeAddress(page, problem.place.key) })),
  );
  if (open.length === 0) return null;
  return (
    <AlertBanner tone="warning" title={t(texts.missingTitle)}>
      <BulletList>
        {open.map(({ name, to, question, message }) => (
          <li key={name}>
            <TextLink to={to}>{question}</TextLink> {t(message)}
          </li>
        ))}
      </BulletList>
    </AlertBanner>
  );
}
