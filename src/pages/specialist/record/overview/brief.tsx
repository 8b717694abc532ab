import { useId, type ReactNode } from 'react';
import { Stack } from '#src/ui/stack.tsx';
import { styled } from '#src/ui/styled.tsx';
import { Heading } from '#src/ui/text.tsx';

/** One thing of the overview, under a small heading. */
export function Brief({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="2xs">
        <BriefTitle as="h3" id={id} size="h3">
          {title}
        </BriefTitle>
        {children}
      </Stack>
    </section>
  );
}

const BriefTitle = styled(Heading, { base: { fontFamily: 'body', fontSize: 'small', color: 'fg.muted' } });

/** Lines close below each other. */
export const BriefLines = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3xs',
    lineHeight: 'snug',
    '& > li': { paddingInlineStart: 'xs', borderInlineStart: '{borderWidths.strong} solid {colors.line}' },
  },
});
