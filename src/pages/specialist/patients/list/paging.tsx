import { useSearchParams } from 'react-router-dom';
import { useWords } from '#src/lib/locale.ts';
import { patientListTexts as texts } from '#src/texts/patients.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import { queryWith, turnedTo } from '../list-query.ts';

/** The ways to the pages before and after. From beyond the last page, the way leads back to that one. */
export function Paging({ page, pages }: { page: number; pages: number }) {
  const t = useWords();
  const [query] = useSearchParams();
  const to = (number: number) => ({ search: queryWith(query, { page: number === 1 ? undefined : String(number) }) });
  return (
    <PagingNav aria-label={t(texts.pages)}>
      {page > 1 && (
        <LinkButton
          look="secondary"
          size="sm"
          icon={<ArrowLeftIcon size="sm" />}
          to={to(Math.min(page - 1, pages))}
          state={turnedTo}
        >
          {t(texts.previous)}
        </LinkButton>
      )}
      <Text look="small">{t(texts.pageOf, { page: Math.min(page, pages), pages })}</Text>
      {page < pages && (
        <LinkButton look="secondary" size="sm" icon={<ArrowRightIcon size="sm" />} to={to(page + 1)} state={turnedTo}>
          {t(texts.next)}
        </LinkButton>
      )}
    </PagingNav>
  );
}

const PagingNav = styled('nav', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'sm' } });
