import { memo } from 'react';
import type { FamilyHistory, Relative } from '#domain/family-history.ts';
import { useWords } from '#src/lib/locale.ts';
import { factTexts } from '#src/texts/relatives.ts';
import { relativesTexts } from '#src/texts/survey.ts';
import { ArrowRightIcon, CheckCircleIcon } from '#src/ui/icons.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { styled } from '#src/ui/styled.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { factsOf, openFactsInWords } from './describe.ts';
import { isDone, rowId } from './relative-list.ts';
import { surveyPaths } from './survey-paths.ts';

type RelativeRowProps = { relative: Relative; history: FamilyHistory; title: string };

/** One relative in the list: who, what is known, and the way to their page. */
export function RelativeRow({ relative, history, title }: RelativeRowProps) {
  const t = useWords();
  const facts = factsOf(relative, history, t);
  const open = openFactsInWords(relative);
  // A dot between two facts ends a line, and begins none.
  const said = facts.length > 0 || open.length === 0 ? [...facts, ...open] : [t(factTexts.nothingYet)];
  return <DrawnRow id={relative.id} title={title} said={said.join('\u00a0· ')} isDone={isDone(relative)} />;
}

type DrawnRowProps = { id: string; title: string; said: string; isDone: boolean };

/** In a list of sixty most stay as they were when one changes. */
const DrawnRow = memo(function DrawnRow({ id, title, said, isDone }: DrawnRowProps) {
  return (
    <li>
      <RowLink id={rowId(id)} to={surveyPaths.relative(id)}>
        <span>
          <Title>{title}</Title> {said !== '' && <Facts>{said}</Facts>}
        </span>
        <End>
          {isDone && <Done />}
          <ArrowRightIcon size="sm" />
        </End>
      </RowLink>
    </li>
  );
});

/** The mark of who needs nothing more: seen as a check, heard as a word. */
function Done() {
  const t = useWords();
  return (
    <Mark>
      <CheckCircleIcon size="sm" />
      <VisuallyHidden>, {t(relativesTexts.isDone)}</VisuallyHidden>
    </Mark>
  );
}

const RowLink = styled(PageLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 'xs',
    minHeight: 'touch',
    paddingInline: 'sm',
    paddingBlock: '2xs',
    bg: 'bg.surface',
    border: '{borderWidths.hair} solid {colors.line}',
    borderRadius: 'md',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'action', bg: 'action.subtle' },
    '& > span > svg': { color: 'action' },
  },
});
const End = styled('span', { base: { display: 'flex', alignItems: 'center', gap: '3xs' } });
const Mark = styled('span', {
  base: { color: 'success', '& > svg': { display: 'block' } },
});
const Title = styled('span', { base: { display: 'block', fontWeight: 'bold', color: 'action' } });
const Facts = styled('span', { base: { display: 'block', fontSize: 'small', color: 'fg.muted' } });
