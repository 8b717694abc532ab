import { useSelector } from '@xstate/react';
import { fullName } from '#domain/names.ts';
import { useWords } from '../../lib/locale.ts';
import { impersonationTexts as texts } from '../../texts/impersonation.ts';
import { useMoments } from '../../texts/moments.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons/status.tsx';
import { PageBar } from '../../ui/page-bar.tsx';
import { useSignedInPerson } from '../session/auth-provider.tsx';
import type { ImpersonationActor } from './use-impersonation.ts';

/** Who impersonates whom, and until when; on every page, above all else, with the way to stop it. */
export function ImpersonationBanner({ actor }: { actor: ImpersonationActor }) {
  const t = useWords();
  const moments = useMoments();
  const { firstName, lastName } = useSignedInPerson();
  const admin = useSelector(actor, (snapshot) => snapshot.context.original.name);
  const endsAt = useSelector(actor, (snapshot) => snapshot.context.endsAt);
  const member = fullName(firstName, lastName);
  return (
    <PageBar
      tone="warning"
      label={t(texts.banner)}
      icon={<WarningIcon />}
      actions={
        <Button look="secondary" size="sm" wide="phone" onClick={() => actor.send({ type: 'stop.requested' })}>
          {t(texts.stop)}
        </Button>
      }
    >
      <strong>{member ? t(texts.who, { admin, member }) : t(texts.whoUnnamed, { admin })}</strong>{' '}
      {endsAt !== undefined && t(texts.until, { time: moments.time(new Date(endsAt).toISOString()) })}
    </PageBar>
  );
}
