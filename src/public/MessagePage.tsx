import type { ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Actions } from '../ui/Stack.tsx';
import { NarrowPage } from './NarrowPage.tsx';

type MessagePageProps = { title: string; lead: string; children?: ReactNode };

/** A page that says one thing, and what can be done now. */
export function MessagePage({ title, lead, children }: MessagePageProps) {
  return (
    <NarrowPage>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children && <Actions>{children}</Actions>}
    </NarrowPage>
  );
}
