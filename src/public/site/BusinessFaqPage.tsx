import { publicPages } from '#domain/public-pages.ts';
import { paths } from '../../app/routing/paths.ts';
import { businessTexts } from '../../texts/business.ts';
import { businessFaq } from '../../texts/businessFaq.ts';
import { useWords } from '../../texts/locale.ts';
import { TextLink } from '../../ui/Text.tsx';
import { FaqPage } from './FaqPage.tsx';

/** `/business/faq` */
export default function BusinessFaqPage() {
  const t = useWords();
  return (
    <FaqPage head={publicPages.businessFaq} groups={businessFaq}>
      <TextLink to={paths.members}>{t(businessTexts.forPeople)}</TextLink>
    </FaqPage>
  );
}
