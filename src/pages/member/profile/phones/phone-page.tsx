import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formatPhone } from '#domain/phone.ts';
import { Loaded } from '#src/features/loading/loaded.tsx';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { withoutCachedData, readOnce } from '#src/lib/api/form-queries.ts';
import { queries } from '#src/lib/api/queries.ts';
import { useWords } from '#src/lib/locale.ts';
import { phoneTexts as texts } from '#src/texts/phones.ts';
import { AlertBanner } from '#src/ui/alert-banner.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Stack } from '#src/ui/stack.tsx';
import { showToast } from '#src/ui/toast/store.ts';
import { profilePaths } from '../profile-paths.ts';
import { PhoneFields } from './phone-fields.tsx';
import type { Phone } from './phone-form.ts';

const RemoveDialog = lazy(() => import('./remove-dialog.tsx'));

/** `/member/profile/phones/new` and `/member/profile/phones/:phoneId`: one phone, to add, change or remove. */
export function PhonePage() {
  const t = useWords();
  const { phoneId } = useParams();
  const { noviId } = useSignedInPerson();
  const phones = queries.useQuery('get', '/user-phones', { params: { query: { user_id: noviId } } }, readOnce);
  return (
    <Stack gap="lg" width="measure">
      <div>
        <BackLink to={profilePaths.start}>{t(texts.back)}</BackLink>
      </div>
      <PageHeading>{t(phoneId ? texts.changeTitle : texts.addTitle)}</PageHeading>
      <Loaded of={[withoutCachedData(phones)]} waiting={t(texts.looking)}>
        {({ data }) => (
          <OnePhone userId={noviId} phoneId={phoneId} phones={data} onStale={() => void phones.refetch()} />
        )}
      </Loaded>
    </Stack>
  );
}

type OnePhoneProps = { userId: string; phoneId: string | undefined; phones: Phone[]; onStale: () => void };

function OnePhone({ userId, phoneId, phones, onStale }: OnePhoneProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const phone = phones.find(({ id }) => id === phoneId);
  const first = phones.find(({ is_primary }) => is_primary);
  const leave = (said: string) => {
    showToast(said);
    void navigate(profilePaths.start);
  };
  if (phoneId !== undefined && !phone) return <AlertBanner tone="warning" live title={t(texts.gone)} />;
  return (
    <>
      <PhoneFields
        userId={userId}
        phone={phone}
        first={first}
        onStale={onStale}
        onSaved={(number) => leave(t(texts.saved, { number: formatPhone(number) }))}
      />
      {phone && (
        <div>
          <Button look="quiet" onClick={() => setRemoving(true)}>
            {t(texts.remove)}
          </Button>
        </div>
      )}
      {phone && removing && (
        <Suspense>
          <RemoveDialog
            phone={phone}
            onClose={() => setRemoving(false)}
            onStale={onStale}
            onRemoved={() => leave(t(texts.removed, { number: formatPhone(phone.number) }))}
          />
        </Suspense>
      )}
    </>
  );
}
