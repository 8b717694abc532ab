import { QueryClientProvider } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PartnerPage } from '../../public/site/PartnerPage.tsx';
import { queryClient } from '../api/queries.ts';
import { slugOf } from './partner-code.ts';

/** `/partners/:group`. An address that no partner can have is not asked for. */
export default function PartnerRoute() {
  const { group = '' } = useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <PartnerPage slug={slugOf(group)} />
    </QueryClientProvider>
  );
}
