import { DrawnAhead } from '#src/lib/drawn-ahead.tsx';
import { pageState } from '#src/lib/page-state.ts';
import { CheckPage } from './check-page.tsx';
import { RelativePage } from './relative-page.tsx';
import { TreePage } from './tree.ts';
import { useSurvey } from './use-survey.ts';

/** No component outlives the list, and code that has run once in a tab need not again. */
const areDrawn = pageState(false);
const keep = () => {
  areDrawn.value = true;
};

const nothing = () => undefined;
const noMoves = { onRelativeDone: nothing, onAdd: nothing, onRemoved: nothing, onMissing: nothing };

/** Draws the pages that a press on the list of relatives may lead to, once: the first of each would take a slow phone longest. */
export function PagesAhead() {
  const { current } = useSurvey();
  const [first] = current().relatives;
  if (areDrawn.value) return null;
  return (
    <DrawnAhead onDrawn={keep}>
      {first && <RelativePage wanted={{ page: 'relative', relativeId: first.id }} {...noMoves} />}
      <CheckPage />
      <TreePage />
    </DrawnAhead>
  );
}
