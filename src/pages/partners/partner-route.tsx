import { QueryClientProvider } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { slugOf } from '../../features/session/partner-code.ts';
import { queryClient } from '../../lib/api/queries.ts';
import { PartnerPage } from './partner-page.tsx';

/** `/partners/:group`. An address that no partner can have is not asked for. */
export default function PartnerRoute() {
  const { group = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <PartnerPage slug={slugOf(group)} />
    </QueryClientProvider>
  );
}
