import { useId, type ReactNode } from 'react';
import { useWords } from '#src/lib/locale.ts';
import { commonTexts } from '#src/texts/common.ts';
import { dashboardTexts as texts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeadingOnUnmount } from '#src/ui/focus-heading-on-unmount.ts';
import { styled } from '#src/ui/styled.tsx';
import { Heading, Text } from '#src/ui/text.tsx';

type RecordRowProps<Data> = {
  icon: ReactNode;
  title: string;
  read: { data: Data | undefined; isFetching: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
};

/** One record of the dashboard: what it is and how it stands, or that it can't be loaded now, with the way to try again. */
export function RecordRow<Data>({ icon, title, read, children }: RecordRowProps<Data>) {
  const t = useWords();
  const id = useId();
  return (
    <Line aria-labelledby={id}>
      <Name>
        {icon}
        <Heading as="h3" size="h3" id={id}>
          {title}
        </Heading>
      </Name>
      <div>
        {read.data === undefined ? (
          <>
            <Text>{t(texts.notLoaded)}</Text>
            <Button
              ref={focusHeadingOnUnmount}
              look="secondary"
              size="sm"
              aria-describedby={id}
              loading={read.isFetching}
              loadingText={t(texts.loadingAgain)}
              onClick={() => void read.refetch()}
            >
              {t(commonTexts.tryAgain)}
            </Button>
          </>
        ) : (
          children(read.data)
        )}
      </div>
    </Line>
  );
}

const Line = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3xs',
    paddingBlockStart: 'sm',
    marginBlockStart: 'sm',
    borderBlockStart: '{borderWidths.hair} solid {colors.line}',
    '& p > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});
const Name = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2xs',
    '& > svg': { flex: 'none', color: 'accent.strong' },
  },
});
