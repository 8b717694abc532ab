import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';
import { Actions } from '../ui/stack.tsx';
import { NarrowPage } from './narrow-page.tsx';

type MessagePageProps = {
  title: string;
  lead: string;
  /** It came after a press on the page before, at the same address. */
  arrived?: boolean;
  /** What stands between the words and the actions. */
  more?: ReactNode;
  /** The actions. */
  children?: ReactNode;
};

/** A page that says one thing, and what can be done now. */
export function MessagePage({ title, lead, arrived = false, more, children }: MessagePageProps) {
  return (
    <NarrowPage>
      <PageHeading lead={lead} arrived={arrived}>
        {title}
      </PageHeading>
      {more}
      {children && <Actions>{children}</Actions>}
    </NarrowPage>
  );
}
