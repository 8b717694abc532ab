import { useSelector } from '@xstate/react';
import { fullName } from '#domain/names.ts';
import { useWords } from '../../lib/locale.ts';
import { impersonationTexts as texts } from '../../texts/impersonation.ts';
import { useMoments } from '../../texts/moments.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons/status.tsx';
import { styled } from '../../ui/styled.tsx';
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
    <Frame aria-label={t(texts.banner)}>
      <Inner>
        <WarningIcon />
        <Words>
          <strong>{member ? t(texts.who, { admin, member }) : t(texts.whoUnnamed, { admin })}</strong>{' '}
          {endsAt !== undefined && t(texts.until, { time: moments.time(new Date(endsAt).toISOString()) })}
        </Words>
        <Button look="secondary" size="sm" wide="phone" onClick={() => actor.send({ type: 'stop.requested' })}>
          {t(texts.stop)}
        </Button>
      </Inner>
    </Frame>
  );
}

const Frame = styled('aside', {
  base: {
    position: 'relative',
    zIndex: 'bar',
    bg: 'warning.subtle',
    color: 'fg',
    borderBlockEnd: '{borderWidths.line} solid {colors.warning}',
    '& svg': { color: 'warning' },
    _print: { display: 'none' },
  },
});
const Inner = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'xs',
    rowGap: '2xs',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: 'sm', sm: 'md' },
    paddingBlock: '2xs',
  },
});
const Words = styled('p', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', fontSize: 'small' } });
