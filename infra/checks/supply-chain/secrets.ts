import { createPrivateKey } from 'node:crypto';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

/** A place in a file where something stands that looks like a secret; never the secret itself. */
export type FoundSecret = { line: number; what: string };

/**
 * What a text holds that opens something: what secretlint recommends to look for, and private keys
 * as the services' environment has them, a PEM text or PKCS #8 in base64, which it does not know.
 * @param path decides the text's kind for the rules, and is not read
 */
export async function findSecrets(path: string, text: string): Promise<FoundSecret[]> {
  const { messages } = await lintSource({
    source: {
      filePath: path,
      content: text,
      ext: path.slice(path.lastIndexOf('.')),
      contentType: 'text',
    },
    options: {
      config: {
        rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended }],
      },
      maskSecrets: true,
    },
  });
  const known = messages.map(({ loc, messageId, ruleId }) => ({
    line: loc.start.line,
    what: `${messageId} (${ruleId})`,
  }));
  return [...known, ...findEncodedKeys(text)];
}

/** Text that may be a key: PEM in base64 begins with "-----", PKCS #8 with a sequence. */
const CANDIDATE = /\b(?:LS0tLS1C|M[A-Za-z0-9+/]{7})[A-Za-z0-9+/]{50,}={0,2}/g;

const findEncodedKeys = (text: string): FoundSecret[] =>
  [...text.matchAll(CANDIDATE)]
    .filter(([candidate]) => isPrivateKey(Buffer.from(candidate, 'base64')))
    .map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      what: 'a private key in base64',
    }));

function isPrivateKey(key: Buffer): boolean {
  if (key.includes('PRIVATE KEY-----')) return true;
  try {
    createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    return true;
  } catch {
    return false;
  }
}
