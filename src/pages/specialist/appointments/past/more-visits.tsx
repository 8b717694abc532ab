import { useEffect, useRef } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { appointmentTexts as texts } from '#src/texts/appointments.ts';
import { commonTexts } from '#src/texts/common.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Text } from '#src/ui/text.tsx';
import type { usePast } from './use-past.ts';

/** How many visits are listed, and the way to more of them. With the last ones the button goes, and the number has the focus. */
export function MoreVisits({ query, shown }: { query: ReturnType<typeof usePast>; shown: number }) {
  const t = useWords();
  const count = useRef<HTMLParagraphElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const hadMore = useRef(hasNextPage);
  useEffect(() => {
    if (hadMore.current && !hasNextPage && document.activeElement === document.body) count.current?.focus();
    hadMore.current = hasNextPage;
  }, [hasNextPage]);
  return (
    <Stack gap="xs">
      {isFetchNextPageError && <AlertBanner tone="destructive" live title={t(texts.moreFailed)} />}
      <Row gap="sm">
        {hasNextPage && (
          <Button
            look="secondary"
            size="sm"
            loading={isFetchingNextPage}
            loadingText={t(commonTexts.loading)}
            onClick={() => void fetchNextPage()}
          >
            {t(texts.more)}
          </Button>
        )}
        <Count ref={count} look="small" role="status" tabIndex={-1}>
          {t(shown === 1 ? texts.oneVisit : texts.visits, { count: shown })}
        </Count>
      </Row>
    </Stack>
  );
}

const Count = styled(Text, { base: { _focus: { outline: 'none' } } });
