import { publicPages } from '#domain/public-pages.ts';
import { FaqPage } from '../../features/site/faq-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { businessFaq } from '../../texts/business-faq.ts';
import { businessTexts } from '../../texts/business.ts';
import { TextLink } from '../../ui/text.tsx';

/** `/business/faq` */
export default function BusinessFaqPage() {
  const t = useWords();
  return (
    <FaqPage head={publicPages.businessFaq} groups={businessFaq}>
      <TextLink to={paths.members}>{t(businessTexts.forPeople)}</TextLink>
    </FaqPage>
  );
}
