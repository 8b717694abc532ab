import { publicPages } from '#domain/public-pages.ts';
import { journeyMinutes } from '#domain/steps.ts';
import { visitMinutes } from '#domain/visits.ts';
import { membersFaq } from '../../texts/membersFaq.ts';
import { useLocale } from '../../texts/locale.ts';
import { FaqPage } from './FaqPage.tsx';
import { practiceWords } from './practiceWords.ts';
import { SiteActions } from './SiteActions.tsx';

/** `/members/faq` */
export default function MembersFaqPage() {
  return (
    <FaqPage
      head={publicPages.membersFaq}
      groups={membersFaq}
      params={{ ...practiceWords(useLocale()), journeyMinutes, visitMinutes }}
    >
      <SiteActions />
    </FaqPage>
  );
}
