import { publicPages } from '../../../domain/public-pages.ts';
import { journeyMinutes } from '../../../domain/steps.ts';
import { visitMinutes } from '../../../domain/visits.ts';
import { membersFaq } from '../../texts/membersFaq.ts';
import { FaqPage } from './FaqPage.tsx';
import { SiteActions } from './SiteActions.tsx';

/** `/members/faq` */
export default function MembersFaqPage() {
  return (
    <FaqPage head={publicPages.membersFaq} groups={membersFaq} params={{ journeyMinutes, visitMinutes }}>
      <SiteActions />
    </FaqPage>
  );
}
