import { useWords } from '#src/lib/locale.ts';
import { medicalHistoryTexts as texts } from '#src/texts/medical-history.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BulletList, TextLink } from '#src/ui/text.tsx';
import { medicalHistoryPaths } from './medical-history-paths.ts';
import type { History } from './use-medical-history.ts';

/** What keeps the answers from being sent: each line leads to its question. */
export function StillOpen({ history: { pages, problemsOf } }: { history: History }) {
  const t = useWords();
  const open = pages.flatMap((page) =>
    problemsOf(page).map((problem) => ({ ...problem, to: medicalHistoryPaths.change(page, problem.node.key) })),
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
