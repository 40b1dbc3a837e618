import { describe, expect, it } from '@jest/globals';
import { noticeMail } from './notice-mail.ts';

const ORIGIN = 'https://app.example';
const removed = { user_id: '019acfd2-0000-7000-8000-000000000001', what: 'removed' } as const;

describe('noticeMail', () => {
  it('says when', () => {
    const { text } = noticeMail({ ...removed, at: '2026-11-22T22:42:00.000Z' }, ORIGIN);
    expect(text).toContain('When: Sunday, November 22, 2:42 PM PST');
  });

  it('reads jobs of an earlier release, which do not', () => {
    const { text } = noticeMail(removed, ORIGIN);
    expect(text).toContain('with it. Your password');
    expect(text).not.toContain('When');
  });
});
