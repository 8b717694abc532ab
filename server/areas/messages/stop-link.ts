import { createHmac, timingSafeEqual } from 'node:crypto';
import { messageTopics, type MessageTopic } from '#domain/messages.ts';

/** Where e-mails of one topic are stopped without signing in. */
export const stopPath = '/messages/stop';

type Link = { id: string; key: Buffer };

/** The last part of such an address: it names neither the person nor the topic, and is signed with the person's own key. */
export function stopToken({ id, key }: Link, topic: MessageTopic): string {
  return `${id}.${signature(key, topic)}`;
}

/** The key of the preferences that a token names, whoever made it up. */
export function preferencesIn(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1];
}

/** The topic that a token was signed for; undefined for one that was guessed or altered. */
export function topicSigned(token: string, link: Link): MessageTopic | undefined {
  return messageTopics.find((topic) => {
    const [given, wanted] = [Buffer.from(token), Buffer.from(stopToken(link, topic))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function signature(key: Buffer, topic: MessageTopic): string {
  return createHmac('sha256', key).update(`stop ${topic}`).digest('base64url');
}
