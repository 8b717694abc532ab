import { QueryClient } from '@tanstack/react-query';

/** What the admin has read. Emptied when they go. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: false } },
});
