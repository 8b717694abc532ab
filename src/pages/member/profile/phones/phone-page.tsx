import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
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
import { profilePaths } from '../profile-paths.ts';
import { PhoneFields } from './phone-fields.tsx';
import type { Phone } from './phone-form.ts';
import { useRemovePhone } from './use-phone-changes.ts';

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
  const phone = phones.find(({ id }) => id === phoneId);
  const first = phones.find(({ is_primary }) => is_primary);
  if (phoneId !== undefined && !phone) return <AlertBanner tone="warning" live title={t(texts.gone)} />;
  return (
    <>
      <PhoneFields userId={userId} phone={phone} first={first} onStale={onStale} />
      {phone && <Removal phone={phone} onStale={onStale} />}
    </>
  );
}

/** The button that removes a phone, once the member has answered that they mean it. */
function Removal({ phone, onStale }: { phone: Phone; onStale: () => void }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemovePhone({ phone, onStale });
  const close = () => {
    remove.reset();
    setAsking(false);
  };
  return (
    <>
      <div>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t(texts.remove)}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <RemoveDialog phone={phone} remove={remove} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
