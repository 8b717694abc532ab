import { QueryClient } from '@tanstack/react-query';
import createQueries from 'openapi-react-query';
import { clearOnSignOut } from '../personal-data.ts';
import { ApiError } from './api-error.ts';
import { api } from './client.ts';

/** What the app knows of the backend's records. Emptied at sign-out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: 10_000,
      // An answer is an answer: only a lost request or a fault of the server is worth another try.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
    },
    // Whoever presses a button without a connection hears so at once; nothing is sent later, behind their back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
clearOnSignOut(() => queryClient.clear());

/** Hooks for the API: `queries.useQuery('get', '/kits/{patientId}', { params: { path: { patientId } } })`. */
export const queries = createQueries(api);
