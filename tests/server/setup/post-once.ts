/** Sends what is due, as a process of its own that a test can kill: `post-once.ts <database> <mail server>`. */
import { postMessages } from '#server/areas/messages/post.ts';
import { openDatabase } from '#server/db/database.ts';
import { createFirebaseIdentity } from '#server/identity/firebase.ts';
import { postOf } from './messages.ts';

const [databaseUrl = '', url = ''] = process.argv.slice(2);
const { FIREBASE_PROJECT_ID: projectId = '', FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = process.env;
await postMessages(
  postOf({ db: openDatabase(databaseUrl), identity: createFirebaseIdentity({ projectId, emulatorHost }) }, { url }),
);
