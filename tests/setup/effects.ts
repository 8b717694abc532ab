import { configure, getConfig } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Whoever has waited for something goes on once its effects have run. Of what comes by itself, as an answer or a file of code,
 * React runs them in a task of its own after it was drawn: on a busy machine a test that looked at once found the focus, or
 * whatever else an effect does, where it was before. Drawing anything at once makes React run what effects it has put off.
 */
const { asyncWrapper } = getConfig();
const anything = createRoot(document.createElement('div'));
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      flushSync(() => anything.render(null));
      return found;
    }),
});
