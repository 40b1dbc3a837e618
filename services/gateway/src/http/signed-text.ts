import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED = /^([\w-]{43})\.(.{1,3000})$/s;

/**
 * Texts that browsers keep for us and cannot change: each under a keyed hash before it.
 * @param purpose what is signed for one is nothing for another
 */
export function signedTexts(secret: Buffer, purpose: string) {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  return {
    issue: (text: string): string => `${sign(text)}.${text}`,

    /** The text as we issued it; null where that was not us. */
    read(value: string): string | null {
      const [, signature = '', text = ''] = SIGNED.exec(value) ?? [];
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return text;
    },
  };
}
