import { use } from 'react';
import { useParams } from 'react-router-dom';
import { slugOf } from '#domain/public-partner.ts';
import { ServedPartnerContext } from '../../features/session/served-partner.ts';
import { lazyPage } from '../../lib/chunks/lazy-page.tsx';
import { useLocale } from '../../lib/locale.ts';
import { PartnerAnswer } from './partner-answer.tsx';

/** Needed only where the server has not said who the partner is: what asks the backend is as large as the page. */
const PartnerLookUp = lazyPage<{ slug: string }>(() => import('./partner-look-up.tsx'));

/** `/partners/:group`. An address that no partner can have is not asked for. */
export default function PartnerPage() {
  const { group = '' } = useParams();
  const locale = useLocale();
  const served = use(ServedPartnerContext);
  const slug = slugOf(group);
  if (slug === undefined) return <PartnerAnswer partner={undefined} />;
  if (served?.slug !== slug) return <PartnerLookUp slug={slug} />;
  const { partner } = served;
  return (
    <PartnerAnswer
      slug={slug}
      partner={partner ? { name: partner.name, welcome: partner.welcome?.[locale] } : undefined}
    />
  );
}
