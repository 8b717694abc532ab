import type { ComponentProps, ReactNode } from 'react';
import { Stack } from './stack.tsx';
import { styled } from './styled.tsx';

type FoldProps = Omit<ComponentProps<'details'>, 'title' | 'color'> & {
  /** What stands there while it is folded; a press on it opens and closes. */
  title: ReactNode;
  children: ReactNode;
  /** plain: in the flow of a page; framed: a part of a form; row: one of many below each other, with a line between them. */
  look?: 'plain' | 'framed' | 'row';
  gap?: '2xs' | 'xs' | 'sm' | 'md';
  /** On paper it is open: what it holds is part of what is printed. */
  printed?: boolean;
};

/** What not everybody needs to read, behind its title; the browser’s own, so that it opens for a search in the page, too. */
export function Fold({ title, children, gap = 'sm', ...rest }: FoldProps) {
  return (
    <Details {...rest}>
      <summary>{title}</summary>
      <Stack gap={gap} data-part="content">
        {children}
      </Stack>
    </Details>
  );
}

const Details = styled('details', {
  base: {
    overflowWrap: 'anywhere',
    '& > summary': {
      minHeight: 'touch',
      // A title of several lines stands beside its marker, not around it.
      listStylePosition: 'outside',
      marginInlineStart: 'sm',
      paddingBlock: 'xs',
      borderRadius: 'sm',
      color: 'action',
      fontWeight: 'medium',
      lineHeight: 'snug',
      cursor: 'pointer',
      _hover: { color: 'action.hover' },
    },
    '& > [data-part=content]': { paddingBlockEnd: 'xs' },
  },
  variants: {
    look: {
      plain: {},
      framed: {
        paddingInline: 'sm',
        border: '{borderWidths.hair} solid {colors.line}',
        borderRadius: 'md',
        bg: 'bg.surface',
        '& > [data-part=content]': { paddingBlockEnd: 'sm' },
      },
      row: {
        borderBlockEnd: '{borderWidths.hair} solid {colors.line}',
        '& > summary': { color: 'fg', fontWeight: 'bold', '&::marker': { color: 'accent' } },
        '& > [data-part=content]': { paddingInlineStart: 'sm', paddingBlockEnd: 'sm' },
      },
    },
    printed: {
      true: {
        '&::details-content': { _print: { contentVisibility: 'visible' } },
        // Nobody opens anything on paper: the title is a heading there, with what it holds right below.
        '& > summary': {
          _print: {
            ...{ minHeight: 'auto', marginInlineStart: '0', paddingBlock: '0 {spacing.2xs}' },
            ...{ listStyle: 'none', color: 'fg', breakAfter: 'avoid' },
          },
        },
      },
      false: {},
    },
  },
  defaultVariants: { look: 'plain', printed: false },
});
