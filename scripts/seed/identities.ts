import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { fullName } from '#domain/names.ts';
import type { Authority } from '#domain/roles.ts';
import { demoPassword, seededAccount, type Person } from './people.ts';

/** The accounts of the sign-in emulator, as the seed needs them. */
export type Identities = {
  /** Finds or makes the account of a person, and brings its claims in line. Gives its id at the provider. */
  ensure: (person: Person, userId: string, role: Authority) => Promise<string>;
  close: () => Promise<void>;
};

/** Opens the accounts of the emulator that FIREBASE_AUTH_EMULATOR_HOST names; never those of a real project. */
export function openIdentities(projectId: string): Identities {
  if (!process.env['FIREBASE_AUTH_EMULATOR_HOST']) {
    throw new Error('The demo data is for the sign-in emulator only: set FIREBASE_AUTH_EMULATOR_HOST.');
  }
  const app = initializeApp({ projectId }, 'novi-seed');
  const auth = getAuth(app);
  return {
    async ensure(person, userId, role) {
      const account = (await findAccount(auth, person.email)) ?? (await makeAccount(auth, person));
      const claims = { novi_id: userId, novi_authorities: [role] };
      if (!saysAlready(account, claims)) {
        await auth.setCustomUserClaims(account.uid, { ...account.customClaims, ...claims });
      }
      return account.uid;
    },
    close: () => deleteApp(app),
  };
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0];
}

function makeAccount(auth: Auth, { id, email, firstName, lastName }: Person): Promise<UserRecord> {
  const displayName = fullName(firstName, lastName);
  return auth.createUser({ uid: seededAccount(id), email, displayName, password: demoPassword, emailVerified: true });
}

function saysAlready(account: UserRecord, claims: Record<string, unknown>): boolean {
  return Object.entries(claims).every(
    ([name, value]) => JSON.stringify(account.customClaims?.[name]) === JSON.stringify(value),
  );
}
