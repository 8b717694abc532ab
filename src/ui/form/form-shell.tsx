import { useEffect, useRef, type InputEventHandler, type ReactNode, type SubmitEvent } from 'react';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { formTexts } from '../../texts/forms.ts';
import { AlertBanner } from '../alert-banner.tsx';
import { Button } from '../button.tsx';
import { FieldSourceContext, type FieldSource } from '../fields/source.ts';
import { ignoreDoubleClick } from '../ignore-double-click.ts';
import { styled } from '../styled.tsx';
import { FormBusyContext } from './busy.ts';
import { ErrorSummary, focusFirstProblem, type Problem } from './error-summary.tsx';

type FormShellProps = {
  source: FieldSource;
  problems: readonly Problem[];
  /** Counts the submits that were looked at: each moves the focus to the first problem, where there is one. */
  refused: number;
  busy: boolean;
  /** The last failure itself: a new one moves the focus. */
  failed?: unknown;
  /** The sentence that says why the save failed, where no field explains it. */
  failure: string | undefined;
  failureTitle?: string | undefined;
  /** Whether the same values may work at another try. */
  retry?: boolean | undefined;
  /** Where the failure leads instead, if trying again can't work. */
  instead?: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput?: InputEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** What every form shows around its fields: the summary of problems, a failed save, and where the focus goes. */
export function FormShell({
  source,
  problems,
  refused,
  busy,
  failed,
  failure,
  failureTitle,
  retry = true,
  instead,
  onSubmit,
  onInput,
  children,
}: FormShellProps) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refused === 0) return;
    ignoreDoubleClick();
    focusFirstProblem(form.current);
  }, [refused]);

  useEffect(() => {
    if (!failed) return;
    ignoreDoubleClick();
    if (banner.current) banner.current.focus();
    else focusFirstProblem(form.current);
  }, [failed]);

  return (
    <FieldSourceContext value={source}>
      <FormBusyContext value={busy}>
        {/* Sent by a browser that runs no script, what was typed would else stand in the address. */}
        <Layout noValidate method="post" ref={form} onSubmit={onSubmit} onInput={onInput} aria-busy={busy || undefined}>
          {failure && !busy && (
            <AlertBanner
              tone="destructive"
              live
              ref={banner}
              title={failureTitle ?? t(formTexts.failedTitle)}
              action={
                retry ? (
                  <Button look="secondary" size="sm" onClick={() => sendAgain(form.current)}>
                    {t(commonTexts.tryAgain)}
                  </Button>
                ) : (
                  instead
                )
              }
            >
              {failure}
            </AlertBanner>
          )}
          <ErrorSummary problems={problems} />
          {children}
        </Layout>
      </FormBusyContext>
    </FieldSourceContext>
  );
}

/** The banner goes while the form is sent: the focus goes to the form's own button, so that it is not lost. */
function sendAgain(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  form?.requestSubmit();
}

const Layout = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: 'md', maxWidth: 'measure' } });
