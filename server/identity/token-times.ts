import { unauthorized } from '../errors/errors.ts';

/** The provider's clock may be ahead of ours by so much, in seconds. */
const leeway = 60;
/** Ours may be ahead of the provider's by so much, in seconds: a token that is as quick as what it is of is no older one. */
const ahead = 5;
/** The provider's tokens live for so long, in seconds; one that says more is none of its own. */
const lifetime = 3_600;

/**
 * When a verified token was issued and its session begun. The provider's client judges none of these when they are left
 * out, and without them a token would never end, or outlive the end of its session.
 * @throws ApiError 401 when one is missing, is no whole number, or is of the future; also when the token lives for too long
 */
export function timesOf(token: Readonly<Record<string, unknown>>, nowMs: number): { issuedAt: Date; signedInAt: Date } {
  const { iat, auth_time, exp } = token;
  const now = nowMs / 1000;
  if (!isTime(iat, now + leeway) || !isTime(auth_time, now + leeway) || !isTime(exp, now + leeway + lifetime)) {
    throw unauthorized({}, { why: 'token_times', identityId: String(token['uid']), isVerified: true });
  }
  // It ended between the provider's look and ours: that is everyday.
  if (exp <= now) throw unauthorized();
  return { issuedAt: new Date(iat * 1000), signedInAt: new Date(auth_time * 1000) };
}

/**
 * Before when something must have begun that a token is of. Tokens tell the whole second of their issue, by the provider's clock: what
 * began later in that second, or some seconds later by ours, counts. What is left is a token of the time before, issued in these seconds.
 */
export function endOfIssue(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + (1 + ahead) * 1_000);
}

function isTime(value: unknown, latest: number): value is number {
  return Number.isSafeInteger(value) && Number(value) <= latest;
}
