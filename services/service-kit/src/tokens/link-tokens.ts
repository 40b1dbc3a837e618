import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const KEY_ID_BYTES = 3;
const ID_BYTES = 16;
const MAC_BYTES = 32;
const BYTES = KEY_ID_BYTES + ID_BYTES + MAC_BYTES;
const LENGTH = (BYTES / 3) * 4; // in base64url, which needs no padding

export type LinkTokens = ReturnType<typeof linkTokens>;

/** The keys that TOKEN_KEY names: the first makes tokens, all of them are taken. */
export const parseTokenKeys = (encoded: string): [Buffer, ...Buffer[]] => {
  const [first = '', ...others] = encoded.split(',');
  return [toKey(first), ...others.map(toKey)];
};

const toKey = (encoded: string): Buffer => Buffer.from(encoded, 'base64');

/**
 * Tokens for links in mails: the key's id, an id and a keyed hash of it. Who sends the mail
 * makes the token anew from the id, so that no token is ever stored, not in a
 * job either, and a mail that is sent twice says the same twice. When it was issued says the
 * row of its id, and whoever reads it asks that.
 * @param keys 32 bytes each that only this service has; the first makes tokens, all are taken
 */
export function linkTokens(keys: readonly [Buffer, ...Buffer[]]) {
  const byId = new Map(keys.map((key) => [keyIdOf(key).toString('hex'), key]));
  return {
    /** @param id a UUID; @param purpose what the token serves, and nothing else */
    issue(purpose: string, id: string): string {
      const [key] = keys;
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([keyIdOf(key), bytes, mac(key, purpose, bytes)]).toString('base64url');
    },

    /** The id, or null for what was not issued here for this purpose. Constant time. */
    read(purpose: string, token: string): string | null {
      if (token.length !== LENGTH) return null;
      const bytes = Buffer.from(token, 'base64url');
      const key = byId.get(bytes.subarray(0, KEY_ID_BYTES).toString('hex'));
      if (bytes.length !== BYTES || !key) return null;
      const id = bytes.subarray(KEY_ID_BYTES, KEY_ID_BYTES + ID_BYTES);
      const given = bytes.subarray(KEY_ID_BYTES + ID_BYTES);
      return timingSafeEqual(given, mac(key, purpose, id)) ? toUuid(id) : null;
    },
  };
}

const mac = (key: Buffer, purpose: string, id: Buffer): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n`).update(id).digest();

// It says which key, and nothing of it.
const keyIdOf = (key: Buffer): Buffer =>
  createHash('sha256').update('id of a token key\n').update(key).digest().subarray(0, KEY_ID_BYTES);

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
