import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 32;
const LENGTH = 64; // 48 bytes in base64url

export type LinkTokens = ReturnType<typeof linkTokens>;

/**
 * Tokens for links in mails: an id and a keyed hash of it. Who sends the mail
 * makes the token anew from the id, so that no token is ever stored, not in a
 * job either, and a mail that is sent twice says the same twice.
 * @param key 32 bytes that only this service has
 */
export function linkTokens(key: Buffer) {
  const mac = (purpose: string, id: Buffer) =>
    createHmac('sha256', key).update(`${purpose}\n`).update(id).digest();
  return {
    /** @param id a UUID; @param purpose what the token serves, and nothing else */
    issue(purpose: string, id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, mac(purpose, bytes)]).toString('base64url');
    },

    /** The id, or null for what was not issued here for this purpose. Constant time. */
    read(purpose: string, token: string): string | null {
      if (token.length !== LENGTH) return null;
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(bytes.subarray(ID_BYTES), mac(purpose, id)) ? toUuid(id) : null;
    },
  };
}

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
