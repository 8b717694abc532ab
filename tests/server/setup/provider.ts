import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import type { Credential } from 'firebase-admin/app';

type AccountState = { disabled?: boolean; validSince?: number };

/**
 * Stands in for the hosted identity provider, so that what happens in production can be tested: the real firebase-admin
 * fetches its keys and looks up accounts here, over a connection that leads to this process whatever the host is called.
 */
export type Provider = {
  projectId: string;
  httpAgent: Agent;
  credential: Credential;
  /** What the provider knows of accounts, by their id; an unknown one does not exist. */
  accounts: Map<string, AccountState>;
  /** How often accounts were looked up. */
  lookups: () => number;
  /** A token as the provider would sign it; `changes` make it a wrong one. */
  token: (uid: string, changes?: object, header?: object) => string;
  /** Answers everything with a 500 from now on. */
  fail: () => void;
  /** Takes every question from now on, and answers none. */
  hang: () => void;
  /** Refuses to look up accounts from now on, with the provider's own word for why. */
  refuse: (reason: string) => void;
  close: () => Promise<void>;
};

export async function startProvider(projectId = 'a-real-project'): Promise<Provider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const accounts = new Map<string, AccountState>();
  let lookups = 0;
  let isFailing = false;
  let isHanging = false;
  let refusal: string | undefined;
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' });
  const server = createServer((request, response) => {
    if (isHanging) return;
    const send = (body: object) => {
      response.writeHead(isFailing ? 500 : 200, {
        'content-type': 'application/json',
        'cache-control': 'max-age=3600',
      });
      response.end(JSON.stringify(isFailing ? { error: 'away' } : body));
    };
    if (request.url?.startsWith('/robot/')) {
      send({ 'our-key': publicKey });
      return;
    }
    lookups += 1;
    if (refusal !== undefined) {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 400, message: refusal } }));
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [uid = ''] = (JSON.parse(text || '{}') as { localId?: string[] }).localId ?? [];
      const account = accounts.get(uid);
      const { disabled = false, validSince = 0 } = account ?? {};
      send(account ? { users: [{ localId: uid, disabled, validSince: String(validSince) }] } : {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    projectId,
    httpAgent: agentTo(server),
    credential: { getAccessToken: () => Promise.resolve({ access_token: 'any', expires_in: 3_600 }) },
    accounts,
    lookups: () => lookups,
    token(uid, changes = {}, header = {}) {
      const now = Math.floor(Date.now() / 1000);
      const issuer = `https://securetoken.google.com/${projectId}`;
      const claims = { iss: issuer, aud: projectId, sub: uid, auth_time: now - 10, iat: now - 10, exp: now + 3_600 };
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const signed = `${part({ alg: 'RS256', kid: 'our-key', ...header })}.${part({ ...claims, ...changes })}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), keys.privateKey).toString('base64url')}`;
    },
    fail: () => (isFailing = true),
    hang: () => (isHanging = true),
    refuse: (reason) => (refusal = reason),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (isHanging) server.closeAllConnections();
      }),
  };
}

/** firebase-admin insists on https; here the encryption is left away. */
function agentTo(server: Server): Agent {
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = () => connect(port, '127.0.0.1');
  return agent;
}
