import { createHash } from 'node:crypto';
import type { ReleaseParticulars, ReleaseStatements } from '#domain/release.ts';
import type { Input } from '../../contract/operation.ts';
import { canonicalJson } from '../../lib/canonical-json.ts';

/** What the patient signs: the form as it is stored, and the words under which it stands. */
export type SignedContent = {
  form: Omit<Input<'createRoiForm'>['body'], 'agrees'> & {
    signed_at: Date;
    /** Absent in forms from before the statements 1.4.0. */
    particulars?: ReleaseParticulars;
  };
  release: ReleaseStatements;
  /** What was said about signing on a screen; nothing in forms from before that was asked for. */
  disclosures?: ReleaseStatements;
};

/** Fixes what was signed, word by word, so that a later change of any of it would show. docs/release-hash.md says how to compute it. */
export function hashOfRelease(content: SignedContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
