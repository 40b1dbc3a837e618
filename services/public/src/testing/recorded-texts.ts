import type { Texts } from '#providers/texts/texts.ts';

type SentText = Parameters<Texts['send']>[0];

/** A provider of texts that keeps what it is given, oldest first. */
export function recordedTexts(): Texts & { sent: SentText[] } {
  const sent: SentText[] = [];
  return {
    sent,
    send: async (text) => {
      sent.push(text);
    },
  };
}
