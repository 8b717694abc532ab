import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/generated/types.ts';
import { useSession } from '#src/features/session/auth-provider.tsx';
import { hasCode } from '#src/lib/api/api-error.ts';
import { api } from '#src/lib/api/client.ts';
import { asUserUpdate } from '#src/lib/api/updates.ts';
import { getToken } from '#src/lib/identity/identity.ts';

type User = components['schemas']['User'];
type VersionedUser = { user: User; etag: string };
export type Names = Pick<User, 'first_name' | 'middle_name' | 'last_name'>;

/** The member's user record with its version, and the change of their names, which the whole app then shows. */
export function useUserRecord(userId: string) {
  const cache = useQueryClient();
  const session = useSession();
  const key = ['user with version', userId];
  // Read anew with every visit of the page, and never while somebody types.
  const record = useQuery({ queryKey: key, queryFn: () => read(userId), staleTime: Infinity, gcTime: 0 });

  const changeNames = useMutation({
    mutationFn: (names: Names) => write(userId, names, record.data?.etag ?? ''),
    onSuccess: (changed) => {
      cache.setQueryData(key, changed);
      session.send({ type: 'member.changed', member: toMember(changed.user) });
    },
    // What was typed stays; with the version of now it can be saved over the other change, which the answer told of.
    onError: (error) => (hasCode(error, 'stale') ? record.refetch() : undefined),
  });
  return { record, changeNames };
}

async function read(userId: string): Promise<VersionedUser> {
  const { data, response } = await api.GET('/users/{userId}', { params: { path: { userId } } });
  return versioned(data?.data, response);
}

async function write(userId: string, names: Names, etag: string): Promise<VersionedUser> {
  const { data, response } = await asUserUpdate(async () =>
    api.PUT('/users/{userId}', {
      params: { path: { userId }, header: { 'If-Match': etag } },
      body: { user_id: userId, access_token: (await getToken()) ?? '', ...names },
    }),
  );
  return versioned(data?.data, response);
}

function versioned(user: User | undefined, response: Response): VersionedUser {
  if (!user) throw new Error('The user record came back empty.');
  return { user, etag: response.headers.get('ETag') ?? '' };
}

function toMember({ firebase_id, id, first_name, middle_name, last_name }: User) {
  return {
    firebaseId: firebase_id,
    noviId: id,
    firstName: first_name,
    middleName: middle_name,
    lastName: last_name,
  };
}
