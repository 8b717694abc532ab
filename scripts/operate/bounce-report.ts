import PostalMime, { type Email } from 'postal-mime';
import type { Bounce } from '#server/areas/messages/bounces.ts';
import { messageHeader } from '#server/areas/messages/mailer.ts';

/**
 * Reads what a mail server reports of an e-mail that it took first and could not deliver (RFC 3464), with that e-mail or its headers
 * (RFC 6522); undefined for any other e-mail, and for a report of one that is only late.
 */
export async function readBounceReport(report: Buffer): Promise<Bounce | undefined> {
  const { attachments } = await read(report);
  const partOf = (type: RegExp) => {
    const content = attachments.find(({ mimeType }) => type.test(mimeType))?.content;
    return typeof content === 'string' ? content : '';
  };
  const original = await read(partOf(/^message\/(rfc822|global)$|\/(rfc822|global)-headers$/));
  // The first group of fields is about the report itself, and each other one about an address. They are written as headers are.
  const groups = partOf(/^message\/(global-)?delivery-status$/).split(/\r?\n\r?\n/);
  const failed = (await Promise.all(groups.map(read))).find((group) => fieldOf(group, 'Action') === 'failed');
  const id = fieldOf(original, messageHeader);
  if (!failed || !uuid.test(id)) return undefined;
  return { id, status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(failed, 'Status'))?.[0] ?? 'without a code' };
}

function read(mail: Buffer | string): Promise<Email> {
  return PostalMime.parse(mail, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
}

function fieldOf({ headers }: Email, name: string): string {
  return (
    headers
      .find(({ key }) => key === name.toLowerCase())
      ?.value.trim()
      .toLowerCase() ?? ''
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
