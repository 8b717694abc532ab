import type { Failure } from '#tests/model/core/options.ts';

/** What failed, as Playwright’s report in JSON has it. */
export function failuresInBrowser({ suites = [], specs = [] }: PlaywrightResults): Failure[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...suites.flatMap(failuresInBrowser),
    ...failed.map(({ title, tests }): Failure => {
      const [machine = ''] = title.split(':');
      const result = tests.flatMap(({ results }) => results).at(-1);
      const message = result?.errors[0]?.message ?? '';
      const path = (result?.steps ?? []).map((step) => step.title).filter((each) => /^[\w. ]+: /.test(each));
      const replay = `npx playwright test model.test.ts -g "${title}"`;
      return { machine, place: 'browser', name: title, message, path, replay };
    }),
  ];
}

export type PlaywrightResults = {
  suites?: PlaywrightResults[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[]; steps?: { title: string }[] }[] }[];
  }[];
};
