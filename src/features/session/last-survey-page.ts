import { inTab } from '../../lib/storage.ts';

const key = 'novi.surveyPlace';

/** The address of the survey's page on which the member was last, in this tab: it says nothing about anybody. */
export function readLastSurveyPage(): string | undefined {
  return inTab.read(key) ?? undefined;
}

export function keepLastSurveyPage(address: string): void {
  inTab.write(key, address);
}

/** Goes with the person, also where the survey’s pages are not loaded when they go. */
export function forgetLastSurveyPage(): void {
  inTab.remove(key);
}
