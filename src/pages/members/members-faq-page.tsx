import { publicPages } from '#domain/public-pages.ts';
import { journeyMinutes } from '#domain/steps.ts';
import { visitMinutes } from '#domain/visits.ts';
import { FaqPage } from '../../features/site/faq-page.tsx';
import { practiceWords } from '../../features/site/practice-words.ts';
import { SiteActions } from '../../features/site/site-actions.tsx';
import { useLocale } from '../../lib/locale.ts';
import { membersFaq } from '../../texts/members-faq.ts';

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
