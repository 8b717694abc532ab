import { chakra } from '@chakra-ui/react/styled-system';
import type { Relative } from '../../../../domain/family-history.ts';
import { asDrawn } from '../../../../domain/pedigree/order.ts';
import { useWords } from '../../../texts/locale.ts';
import { factTexts } from '../../../texts/relatives.ts';
import { ArrowRightIcon } from '../../../ui/icons.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { factsOf, openFactsInWords } from './describe.ts';
import { rowId } from './relativeList.ts';
import { surveyPaths } from './surveyPaths.ts';
import { useSurveyValue } from './useSurvey.ts';

/** One relative in the list: who, what is known, and the way to their page. */
export function RelativeRow({ relative, title }: { relative: Relative; title: string }) {
  const t = useWords();
  const history = useSurveyValue((survey) => asDrawn(survey.history));
  const facts = factsOf(relative, history, t);
  const open = openFactsInWords(relative);
  return (
    <li>
      <RowLink id={rowId(relative.id)} to={surveyPaths.relative(relative.id)}>
        <span>
          <Title>{title}</Title>{' '}
          <Facts>
            {facts.length > 0 || open.length === 0 ? [...facts, ...open].join(' · ') : t(factTexts.nothingYet)}
          </Facts>
        </span>
        <ArrowRightIcon size="sm" />
      </RowLink>
    </li>
  );
}

const RowLink = chakra(PageLink, {
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
    '& > svg': { color: 'action' },
  },
});
const Title = chakra('span', { base: { marginInlineEnd: '2xs', fontWeight: 'bold', color: 'action' } });
const Facts = chakra('span', { base: { fontSize: 'small', color: 'fg.muted' } });
