import type { OutgoingText, Texts } from '../src/texts/texts.ts';

/** A sender of texts that keeps what it is given, oldest first. */
export function recordedTexts(): Texts & { sent: OutgoingText[] } {
  const sent: OutgoingText[] = [];
  return {
    sent,
    send: async (text) => {
      sent.push(text);
    },
  };
}
