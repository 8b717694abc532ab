import { useRef } from 'react';

/**
 * Gives the key of one intention: the same as long as the same is sent, so that a retry or a double click makes one
 * record, and a new one when what is sent has changed.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
