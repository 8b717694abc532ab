import type { Words } from '#domain/words.ts';
import type { Translate } from '../../lib/locale.ts';
import { formTexts } from '../../texts/forms.ts';

export type Messages = Readonly<Record<string, Words>>;

/** What zod tells of a refused value; only what the sentences below need. */
type Issue = {
  readonly code?: string | undefined;
  readonly path?: PropertyKey[] | undefined;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
};

/**
 * A person's sentence for a schema that was generated and so has none of its own: the form's sentence for that field, else
 * one by the kind of the problem. A sentence that the schema itself gives comes first; zod sees to that.
 */
export function messageFor(issue: Issue, messages: Messages, t: Translate): string {
  const path = (issue.path ?? []).map(String);
  const own = messages[path.join('.')] ?? messages[path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('.')];
  if (own) return t(own);
  if (issue.input === '' || issue.input === undefined || issue.input === null) return t(formTexts.needed);
  return byKind(issue, t);
}

function byKind(issue: Issue, t: Translate): string {
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      return t(isText ? formTexts.tooShort : formTexts.tooSmall, { count: Number(issue.minimum) });
    case 'too_big':
      return t(isText ? formTexts.tooLong : formTexts.tooBig, { count: Number(issue.maximum) });
    case 'invalid_value':
      return t(formTexts.chooseOne);
    case 'invalid_type':
      return t(formTexts.needed);
    case 'invalid_format':
      if (issue.format === 'email') return t(formTexts.emailFormat);
      return t(issue.format === 'date' ? formTexts.dateFormat : formTexts.wrongFormat);
    default:
      return t(formTexts.wrongFormat);
  }
}
