import { termsOfService } from '../../texts/policies.ts';
import { PolicyPage } from './policy-page.tsx';

/** `/members/terms-of-service` */
export default function TermsPage() {
  return <PolicyPage policy={termsOfService} />;
}
