/** What PostgreSQL says about a query that failed, wherever in the chain of causes it stands. */
export type PostgresError = { code: string; constraint: string | undefined };

/** The PostgreSQL error behind an error, or `undefined` when there is none. */
export function postgresErrorOf(error: unknown): PostgresError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
      return { code: cause.code, constraint };
    }
  }
  return undefined;
}

/** Whether an error says that this constraint, unique index or trigger has refused a write. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  return postgresErrorOf(error)?.constraint === constraint;
}

/** Whether PostgreSQL doesn’t know a value that it was given, such as the name of a time zone. */
export function isUnknownValue(error: unknown): boolean {
  return postgresErrorOf(error)?.code === '22023';
}

/** Two transactions got into each other's way; running this one again helps. */
export function isWorthRetrying(error: unknown): boolean {
  return ['40001', '40P01'].includes(postgresErrorOf(error)?.code ?? '');
}

/** The database is away, stopping, full of connections, or took too long: not the fault of the request. */
export function isUnavailable(error: unknown): boolean {
  const code = postgresErrorOf(error)?.code ?? '';
  if (/^(08|53|57)/.test(code) || /^(ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|55P03)/.test(code)) return true;
  return /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(messages(error));
}

function messages(error: unknown): string {
  let text = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) text += ` ${cause.message}`;
  return text;
}
