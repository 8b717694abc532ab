import { tabStorage } from '../../lib/storage.ts';

const key = 'novi.patientSearch';

/** What a specialist looked for last among their patients, in this tab. It is mostly a name: no address holds it, as those are kept and logged. */
export function readPatientSearch(): string {
  return tabStorage.read(key) ?? '';
}

export function keepPatientSearch(search: string): void {
  if (search === '') forgetPatientSearch();
  else tabStorage.write(key, search);
}

/** Goes with the person, also where the list of patients is not loaded when they go. */
export function forgetPatientSearch(): void {
  tabStorage.remove(key);
}
