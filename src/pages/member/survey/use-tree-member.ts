import { useState } from 'react';
import { ageAtMost } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import { useSignedInPerson } from '#src/features/session/auth-provider.tsx';
import { queries } from '#src/lib/api/queries.ts';

/**
 * The member as the family tree needs them. The age says where they stand among their brothers and sisters: until it is
 * known, or known not to be had, nothing is drawn that would be drawn otherwise a moment later.
 */
export function useTreeMember() {
  const [today] = useState(() => new Date());
  const { noviId, firstName, lastName } = useSignedInPerson();
  const patient = queries.useQuery('get', '/patients/{patientId}', { params: { path: { patientId: noviId } } });
  const birth = patient.data?.data.date_of_birth;
  return {
    isLoading: patient.isPending,
    member: { memberName: fullName(firstName, lastName), memberAge: birth ? ageAtMost(birth, today) : null },
  };
}
