/**
 * `npm run bench` measures how many requests a second the server answers, `npm run bench -- web` how fast the app is on a slow
 * phone, `npm run bench -- lists` how fast lists and searches are over 100,000 members, `npm run bench -- flows` how soon the atlas
 * shows its pictures.
 */
import { measureFlows } from './bench/flows/measure.ts';
import { measureLists } from './bench/lists/measure.ts';
import { measureRequests } from './bench/requests.ts';
import { measureWeb } from './bench/web/measure.ts';

const [what, ...rest] = process.argv.slice(2);

if (what === undefined) await measureRequests();
else if (what === 'web') await measureWeb(rest);
else if (what === 'lists') await measureLists(rest);
else if (what === 'flows') await measureFlows(rest);
else throw new Error(`There is no bench "${what}": say npm run bench, with -- web, -- lists or -- flows for those.`);
