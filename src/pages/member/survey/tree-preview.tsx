import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { PedigreePreviewProps } from '#src/features/pedigree/pedigree-preview.tsx';
import { useWords } from '#src/lib/locale.ts';
import { pedigreeTexts } from '#src/texts/pedigree.ts';
import { wideWindow } from '#src/theme/windows.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { PagesAhead } from './pages-ahead.tsx';
import { surveyPaths } from './survey-paths.ts';
import { useFamilyHistory } from './use-survey.ts';
import { useTreeAhead } from './use-tree-ahead.ts';
import { useTreeMember } from './use-tree-member.ts';

// Only a help: without it, the link leads to the whole of it.
const PedigreePreview = lazy<ComponentType<PedigreePreviewProps>>(() =>
  import('#src/features/pedigree/pedigree-preview.tsx').catch(() => ({ default: () => null })),
);

/** The way to the family tree, and other ways beside it; on a wide window with a small picture of it that grows with each relative. */
export function TreePreview({ children }: { children?: ReactNode }) {
  const t = useWords();
  const { isLoading, member } = useTreeMember();
  const history = useFamilyHistory();
  const isWide = useMediaQuery(wideWindow);
  const isTreeThere = useTreeAhead(history);
  return (
    <Stack gap="xs">
      {isWide && (
        <PreviewArea>
          <Suspense>{!isLoading && <PedigreePreview history={history} {...member} isTiny />}</Suspense>
        </PreviewArea>
      )}
      <Row gap="xs">
        <LinkButton look="secondary" size="sm" to={surveyPaths.tree}>
          {t(pedigreeTexts.show)}
        </LinkButton>
        {children}
      </Row>
      {isTreeThere && <PagesAhead />}
    </Stack>
  );
}

/** Its place is kept while the picture comes. */
const PreviewArea = styled('div', { base: { height: 'waitingPanel' } });
