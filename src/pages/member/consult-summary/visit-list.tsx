import { paths } from '#domain/paths.ts';
import type { components } from '#openapi/generated/types.ts';
import { useWords } from '#src/lib/locale.ts';
import { consultSummaryTexts as texts } from '#src/texts/consult-summary.ts';
import { useMoments } from '#src/texts/moments.ts';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text, TextLink } from '#src/ui/text.tsx';

type Visit = components['schemas']['Visit'];

/** Where there were several visits: the way to what was written after each. */
export function VisitList({ visits, chosen }: { visits: readonly Visit[]; chosen: Visit | undefined }) {
  const t = useWords();
  const { date } = useMoments();
  return (
    <nav aria-labelledby="visit-list">
      <Heading size="h3" id="visit-list">
        {t(texts.visits)}
      </Heading>
      <List>
        {visits.map((visit) => (
          <li key={visit.id}>
            <TextLink
              to={`${paths.consultSummary}?visit=${visit.id}`}
              aria-current={visit.id === chosen?.id ? 'page' : undefined}
            >
              {t(texts.visitOn, { date: date(visit.starts_at) })}
            </TextLink>
            {visit.summarized_at === null && <Text look="small">{t(texts.visitWithoutSummary)}</Text>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ul', {
  base: {
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    '& a[aria-current=page]': { color: 'fg', fontWeight: 'bold', textDecoration: 'none' },
  },
});
