import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** What a browser keeps of its subscription: its private key and its secret, in base64url. */
export type BrowserKeys = { privateKey: string; auth: string };

/** A browser's P-256 point in base64url, as it is sent to whoever may push. */
export function p256dhOf({ privateKey }: BrowserKeys): string {
  return pairOf(privateKey).getPublicKey('base64url');
}

/**
 * Reads a message as the browser does for which it was encrypted: RFC 8291 with RFC 8188's aes128gcm,
 * in one record, as push services take it.
 * @throws for what was not encrypted for it
 */
export function decryptMessage(body: Buffer, keys: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const from = SALT_BYTES + 5;
  const sender = body.subarray(from, from + keyLength);
  const record = body.subarray(from + keyLength);
  const pair = pairOf(keys.privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const auth = Buffer.from(keys.auth, 'base64url');
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // Behind the text stands a 2, and then padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function pairOf(privateKey: string) {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return pair;
}
