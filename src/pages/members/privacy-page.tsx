import { privacyPolicy } from '../../texts/policies.ts';
import { PolicyPage } from './policy-page.tsx';

/** `/members/privacy` */
export default function PrivacyPage() {
  return <PolicyPage policy={privacyPolicy} />;
}
