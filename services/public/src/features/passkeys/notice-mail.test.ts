import { describe, expect, it } from '@jest/globals';
import { noticeMail } from './notice-mail.ts';

const removed = { what: 'removed', origin: 'https://app.example' } as const;

describe('noticeMail', () => {
  it('says when', () => {
    const { text } = noticeMail('en-US', {
      ...removed,
      at: '2026-11-22T22:42:00.000Z',
    });
    expect(text).toContain('When: Sunday, November 22, 2:42 PM PST');
  });

  it('reads jobs of an earlier release, which do not', () => {
    const { text } = noticeMail('en-US', removed);
    expect(text).toContain('with it. Your password');
    expect(text).not.toContain('When');
  });
});
