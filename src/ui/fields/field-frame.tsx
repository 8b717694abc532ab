import type { ReactNode } from 'react';
import { useWords } from '../../lib/locale.ts';
import { commonTexts } from '../../texts/common.ts';
import { formTexts } from '../../texts/forms.ts';
import { AlertIcon } from '../icons/status.tsx';
import { styled } from '../styled.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

type FrameProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
};

/** Label, hint, error and one native control, in the order in which they are read. */
export function FieldFrame({ id, label, hint, error, optional, children }: FrameProps) {
  return (
    <Frame data-invalid={error ? true : undefined}>
      <Label htmlFor={id}>
        {label} <Optional when={optional} />
      </Label>
      <Hint id={id}>{hint}</Hint>
      <ErrorText id={id}>{error}</ErrorText>
      {children}
    </Frame>
  );
}

type GroupProps = FrameProps & { role?: 'radiogroup' | 'group'; aria: Record<string, string | boolean | undefined> };

/** The same for a question with several controls: a fieldset whose legend is the question. */
export function GroupFrame({ id, label, hint, error, optional, role, aria, children }: GroupProps) {
  return (
    <Fieldset role={role} data-invalid={error ? true : undefined} {...aria}>
      <Legend>
        {label} <Optional when={optional} />
      </Legend>
      <Hint id={id}>{hint}</Hint>
      <ErrorText id={id}>{error}</ErrorText>
      {children}
    </Fieldset>
  );
}

function Optional({ when = false }: { when?: boolean | undefined }) {
  const t = useWords();
  return when && <Aside>({t(commonTexts.optional)})</Aside>;
}

export function Hint({ id, children }: { id: string; children: string | undefined }) {
  return children && <HintLine id={`${id}-hint`}>{children}</HintLine>;
}

export function ErrorText({ id, children }: { id: string; children: string | undefined }) {
  const t = useWords();
  if (!children) return null;
  return (
    <ErrorLine id={`${id}-error`}>
      <AlertIcon size="sm" />
      <span>
        <VisuallyHidden>{t(formTexts.errorPrefix)}</VisuallyHidden> {children}
      </span>
    </ErrorLine>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2xs',
  minWidth: '0',
  maxWidth: 'measure',
  scrollMarginBlock: '{spacing.3xl}',
  '&[data-invalid]': {
    borderInlineStart: '{borderWidths.mark} solid {colors.danger}',
    paddingInlineStart: 'sm',
  },
} as const;

const label = { fontWeight: 'bold', lineHeight: 'snug', textWrap: 'pretty' } as const;

/** A field's column, marked at its side while it has a problem. */
export const Frame = styled('div', { base: frame });
const Fieldset = styled('fieldset', {
  base: {
    ...frame,
    '& > * + *': { marginBlockStart: '2xs' },
    '& > legend + *': { clear: 'both', marginBlockStart: '0' },
    display: 'block',
  },
});
const Label = styled('label', { base: label });
// Afloat it lies within the fieldset: otherwise the mark at the side begins in the middle of the question.
const Legend = styled('legend', { base: { ...label, float: 'inline-start', width: 'full', paddingBlockEnd: '2xs' } });
const Aside = styled('span', { base: { fontWeight: 'normal', color: 'fg.muted' } });
const HintLine = styled('p', { base: { color: 'fg.muted', fontSize: 'small', lineHeight: 'snug' } });
const ErrorLine = styled('p', {
  base: { display: 'flex', gap: '2xs', color: 'danger', fontWeight: 'bold', fontSize: 'small', lineHeight: 'snug' },
});
