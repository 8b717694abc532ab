import { tabStorage } from '../../lib/storage.ts';

const key = 'novi.surveyPlace';

/** The address of the survey's page on which the member was last, in this tab: it says nothing about anybody. */
export function readLastSurveyPage(): string | undefined {
  return tabStorage.read(key) ?? undefined;
}

export function keepLastSurveyPage(address: string): void {
  tabStorage.write(key, address);
}

/** Goes with the person, also where the survey’s pages are not loaded when they go. */
export function forgetLastSurveyPage(): void {
  tabStorage.remove(key);
}
