import { termsOfService } from '../texts/policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** `/members/terms-of-service` */
export default function TermsPage() {
  return <PolicyPage policy={termsOfService} />;
}
