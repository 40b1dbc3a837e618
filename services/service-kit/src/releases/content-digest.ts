import { hash } from 'node:crypto';
import { canonicalJson } from '../commands/canonical-json.ts';

/**
 * By which a version of a slice is known again, whoever may write to the release store meanwhile: of a
 * remote over its description and its code, of the shell over its version and its page's integrity.
 * @returns base64url, the same whatever the order of names is
 */
export const contentDigest = (content: object): string =>
  hash('sha256', canonicalJson(content), 'base64url');
