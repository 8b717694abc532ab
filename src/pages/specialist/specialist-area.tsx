import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession, useSignedInPerson } from '../../features/session/auth-provider.tsx';
import { SpecialistLayout } from '../../layouts/specialist-layout.tsx';
import { CommandArea } from '../../features/commands/command-area.tsx';
import { useRunCommand } from '../../features/commands/use-commands.ts';
import { queryClient } from '../../lib/api/queries.ts';
import { lazyPage } from '../../lib/chunks/lazy-page.tsx';
import { useWords } from '../../lib/locale.ts';
import { paths } from '#domain/paths.ts';
import { PageCommands } from './page-commands.tsx';
import { unsavedHours } from './availability/unsaved-hours.ts';
import { SpecialistClock } from './specialist-clock.tsx';
import { commandTexts } from '../../texts/commands.ts';
import { specialistTexts as texts } from '../../texts/specialist.ts';

/** Around all pages of a specialist: their layout, with the ways between their pages, and what was read of their patients. */
export default function SpecialistArea({ children }: { children: ReactNode }) {
  return (
    <CommandArea>
      <Area>{children}</Area>
    </CommandArea>
  );
}

function Area({ children }: { children: ReactNode }) {
  const t = useWords();
  const { firstName, middleName, lastName, email } = useSignedInPerson();
  const session = useSession();
  const [query] = useSearchParams();
  const openShortcuts = useRunCommand('shortcuts');
  // Undefined until it is asked for the first time.
  const [isAsked, setAsked] = useState<boolean>();
  const signOut = () => session.send({ type: 'signOut.requested' });
  const tabs = [
    { to: paths.specialistStart, label: t(texts.upcomingTab) },
    { to: paths.specialistPast, label: t(texts.pastTab) },
    { to: paths.specialistPatients, label: t(texts.patientsTab) },
    { to: paths.specialistAvailability, label: t(texts.availabilityTab) },
  ];
  return (
    <SpecialistLayout
      firstName={firstName}
      middleName={middleName}
      lastName={lastName}
      email={email}
      onSignOut={() => (unsavedHours.value === undefined ? signOut() : setAsked(true))}
      tabs={tabs}
      // Who has no use for the keys finds here where to switch them off.
      more={[{ id: 'shortcuts', label: t(commandTexts.shortcuts), onSelect: openShortcuts }]}
    >
      <QueryClientProvider client={queryClient}>
        <PageCommands pages={tabs} />
        {isAsked !== undefined && (
          <Suspense>
            <LeaveDialog open={isAsked} onClose={() => setAsked(false)} onLeave={signOut} />
          </Suspense>
        )}
        <SpecialistClock>
          <Suspense>{areas.get(query.get('area') ?? '') ?? children}</Suspense>
        </SpecialistClock>
      </QueryClientProvider>
    </SpecialistLayout>
  );
}

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));
const HoursPage = lazyPage(() => import('./availability/availability-page.tsx'));
const EmailsPage = lazyPage(() => import('./emails/emails-page.tsx'));
/** What stands in the place of each page where the query names it: there are three addresses of specialists, and no more. */
const areas: ReadonlyMap<string, ReactNode> = new Map([
  ['hours', <HoursPage key="hours" />],
  ['emails', <EmailsPage key="emails" />],
]);
