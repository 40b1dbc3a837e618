import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CONSENT_WORDINGS } from './consent-wording.ts';

/** Of the words that somebody may have agreed to, in the order of their versions: only ever added to. */
const AGREED_TO = ['c528d7247f67585301d0f4c31573358afe915d978d2d8bcf438188f8cdad3062'];

describe('the words by which a member agrees to be texted', () => {
  it('stay as they were agreed to: other words are another version', () => {
    expect(CONSENT_WORDINGS.map((text) => createHash('sha256').update(text).digest('hex'))).toEqual(
      AGREED_TO,
    );
  });
});
