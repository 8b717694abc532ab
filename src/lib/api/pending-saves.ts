import { pageStateFrom } from '../page-state.ts';
import { tabStorage } from '../storage.ts';

const place = 'novi.saving';
/** Two seconds in all: after that, what was on its way counts as lost. */
const tries = 5;
const pause = 400;

/** Records with the ETag that a save of each was made from. No word of what is saved stands here. */
type Saves = Map<string, string>;

/** What the page before was saving when it went: the browser finishes that, perhaps after this page has begun to read. */
const late = pageStateFrom(() => {
  const saves: Saves = new Map(remembered());
  tabStorage.remove(place);
  return saves;
});
/** What this page is saving. Requests outlive the screens that sent them. */
const underWay = pageStateFrom((): Saves => new Map());

/** Remembers, until the answer is here, that a record is being saved: should the page go meanwhile, the next one waits. */
export async function trackSave<Answer>(record: string, version: number, save: Promise<Answer>): Promise<Answer> {
  underWay.value.set(record, `"${version}"`);
  remember();
  try {
    return await save;
  } finally {
    underWay.value.delete(record);
    remember();
  }
}

/** Sends a request; one that reads what is still on its way is sent again, for a while, until that has come in. */
export async function sendAfterPendingSaves(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const record = request.method === 'GET' ? recordIn(request.url) : undefined;
  const before = record && late.value.get(record);
  if (!record || !before) return send(request);
  for (let left = tries; left > 0; left -= 1) {
    const response = await send(request.clone());
    if (response.headers.get('ETag') !== before) {
      late.value.delete(record);
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  late.value.delete(record);
  return send(request);
}

/** `answers/survey` or `drafts/eligibility`, from the end of an address. */
function recordIn(url: string): string | undefined {
  return /(?:answers|drafts)\/[a-z-]+$/.exec(url)?.[0];
}

function remember(): void {
  if (underWay.value.size > 0) tabStorage.write(place, JSON.stringify([...underWay.value]));
  else tabStorage.remove(place);
}

function remembered(): [string, string][] {
  const text = tabStorage.read(place);
  return text ? (JSON.parse(text) as [string, string][]) : [];
}
