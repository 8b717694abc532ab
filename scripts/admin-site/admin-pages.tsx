import { Navigate, Route, Routes } from 'react-router-dom';
import { useWords } from '#src/lib/locale.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { CustomerPage } from './customers/customer-page.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { KitsPage } from './kits-page.tsx';
import { sitePaths } from './paths.ts';
import { MembersPage, type MembersPageProps } from './people/members-page.tsx';
import { StaffPage } from './people/staff-page.tsx';
import { StepsPage } from './steps-page.tsx';
import { adminTexts as texts } from './texts/site.ts';

/** The pages of an admin who acts as nobody. */
export function AdminPages({ onSignOut, ...members }: MembersPageProps & { onSignOut: () => void }) {
  const t = useWords();
  const tabs = [
    { to: sitePaths.members, label: t(texts.membersTitle) },
    { to: sitePaths.staff, label: t(texts.staffTab) },
    { to: sitePaths.customers, label: t(texts.customersTab) },
    { to: sitePaths.kits, label: t(texts.kitsTab) },
    { to: sitePaths.steps, label: t(texts.stepsTab) },
    { to: sitePaths.audit, label: t(texts.auditTab) },
  ];
  return (
    <AdminLayout onSignOut={onSignOut} tabs={tabs}>
      <Routes>
        <Route path={sitePaths.members} element={<MembersPage {...members} />} />
        <Route path={sitePaths.staff} element={<StaffPage />} />
        <Route path={sitePaths.customers} element={<CustomersPage />} />
        <Route path={sitePaths.customer(':corporateId')} element={<CustomerPage />} />
        <Route path={sitePaths.kits} element={<KitsPage />} />
        <Route path={sitePaths.steps} element={<StepsPage />} />
        <Route path={sitePaths.audit} element={<AuditPage />} />
        <Route path="*" element={<Navigate to={sitePaths.members} replace />} />
      </Routes>
    </AdminLayout>
  );
}
