import type { ReactNode } from 'react';
import type { Words } from '#domain/words.ts';
import { ApiError, NetworkError } from '../lib/api/api-error.ts';
import { useWords } from '../lib/locale.ts';
import { fileTexts as texts } from '../texts/files.ts';
import { AlertBanner } from './alert-banner.tsx';
import { Button } from './button.tsx';
import { DocumentIcon } from './icons.tsx';

type SaveFileButtonProps = {
  busy: boolean;
  onClick: () => void;
  size?: 'md' | 'sm';
  icon?: ReactNode;
  children: string;
};

/** The button by which a file is had: the same wherever there is one. */
export function SaveFileButton({ busy, icon = <DocumentIcon size="sm" />, size = 'md', ...rest }: SaveFileButtonProps) {
  const t = useWords();
  return (
    <Button look="secondary" wide="phone" {...{ size, icon }} loading={busy} loadingText={t(texts.getting)} {...rest} />
  );
}

/** Why a file could not be had: no connection, or what the server says of it. Nothing where nothing went wrong. */
export function FileFailure({ failure, title = texts.failed }: { failure: unknown; title?: Words }) {
  const t = useWords();
  if (failure === undefined) return null;
  const why = failure instanceof NetworkError ? t(texts.lostLine) : failure instanceof ApiError && failure.message;
  return (
    <AlertBanner tone="destructive" live title={t(title)}>
      {why || t(texts.ours)}
    </AlertBanner>
  );
}
