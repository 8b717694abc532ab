import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { PedigreeOf } from '#src/pedigree/useDrawing.ts';
import { pedigreeTexts } from '#src/texts/pedigree.ts';
import { useWords } from '#src/texts/locale.ts';
import { wideWindow } from '#src/theme/tokens.ts';
import { LinkButton } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/Stack.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { surveyPaths } from './surveyPaths.ts';
import { useSurveyValue } from './useSurvey.ts';
import { useTreeMember } from './useTreeMember.ts';

// Only a help: without it, the link leads to the whole of it.
const PedigreePreview = lazy<ComponentType<PedigreeOf>>(() =>
  import('#src/pedigree/PedigreePreview.tsx').catch(() => ({ default: () => null })),
);

/** The way to the family tree, and other ways beside it; on a wide window with a small picture of it that grows with each relative. */
export function TreePreview({ children }: { children?: ReactNode }) {
  const t = useWords();
  const { isLoading, member } = useTreeMember();
  const history = useSurveyValue((survey) => survey.history);
  const isWide = useMediaQuery(wideWindow);
  return (
    <Stack gap="xs">
      {isWide && (
        <Place>
          <Suspense>{!isLoading && <PedigreePreview history={history} {...member} />}</Suspense>
        </Place>
      )}
      <Row gap="xs">
        <LinkButton look="secondary" size="sm" to={surveyPaths.tree}>
          {t(pedigreeTexts.show)}
        </LinkButton>
        {children}
      </Row>
    </Stack>
  );
}

/** Its place is kept while the picture comes. */
const Place = chakra('div', { base: { height: 'waitingPanel' } });
