/** The demo's admin site: a small one of its own, so that impersonation can be tried out from its beginning to its end. */
import '#src/theme/fonts/fallbacks.css';
import 'virtual:styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { traceIfAsked } from '#src/features/trace/trace-if-asked.ts';
import { loadFonts } from '#src/features/fonts/heading-font.ts';
import { AdminSite } from './admin-site.tsx';
import { queryClient } from './query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

void loadFonts(root);
await traceIfAsked();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AdminSite />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
