/**
 * A script of its own, which the server puts into the pages of members: it asks the API for what such a page waits for, in the name
 * of the session that this browser keeps, while the app's code is still on its way. The app's requests find the answers there
 * (src/lib/api/early-answers.ts).
 */
import { dateFormat } from '#domain/formats.ts';
import { appRole } from '#domain/roles.ts';
import { isLeftAlone } from '../features/idle/activity.ts';
import type { EarlyAnswers } from '../lib/api/early-answers.ts';
import { askedLocale, firstLocale } from '../lib/first-locale.ts';
import { takeSessionAtStart } from '../lib/identity/stored-account.ts';
import type { StoredSession } from '../lib/identity/stored-session.ts';
import { readsAt } from './reads.ts';

void takeSessionAtStart().then((session) => {
  if (session && !isLeftAlone()) window.noviEarly = ask(session);
});

function ask({ token, identity: { claims } }: StoredSession): EarlyAnswers | undefined {
  const { noviId, authorities } = claims;
  if (noviId === undefined || appRole(authorities) !== 'member') return undefined;
  const headers = { authorization: `Bearer ${token}`, 'accept-language': askedLocale() ?? firstLocale() };
  const answers: EarlyAnswers['answers'] = new Map();
  for (const address of readsAt(location.pathname, noviId)) {
    const answer = fetch(address, { headers });
    // Read to its end even where no page takes it: until then the browser keeps its line. Whoever takes it hears why it has failed.
    answer.then((taken) => taken.clone().arrayBuffer()).catch(() => undefined);
    answers.set(address, [...(answers.get(address) ?? []), answer]);
  }
  // The first formatter of a tab takes long to make (docs/speed.md): here it is made while the code is still on its way.
  dateFormat(headers['accept-language'], {});
  return { ...headers, askedAt: performance.now(), answers };
}
