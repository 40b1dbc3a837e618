import { describe, expect, it } from '@jest/globals';
import { noticeMail } from './notice-mail.ts';

const ORIGIN = 'https://app.example';
const removed = {
  user_id: '019acfd2-0000-7000-8000-000000000001',
  what: 'removed',
  at: '2026-11-22T22:42:00.000Z',
  name: '<b>Blue</b> phone',
} as const;

describe('noticeMail', () => {
  it('says when, and which passkey, letter for letter', () => {
    const { text, html } = noticeMail(removed, { isConfirmed: true, origin: ORIGIN });
    expect(text).toContain('with the passkey “<b>Blue</b> phone”. Your password');
    expect(text).toContain('When: Sunday, November 22, 2:42 PM PST');
    expect(html).toContain('&lt;b&gt;Blue&lt;/b&gt; phone');
  });

  it('says no name to an address that nobody confirmed', () => {
    const { text } = noticeMail(removed, { isConfirmed: false, origin: ORIGIN });
    expect(text).not.toContain('Blue');
    expect(text).toContain('with it. Your password');
  });

  it('reads jobs of an earlier release, which say neither', () => {
    const { user_id, what } = removed;
    const { text } = noticeMail({ user_id, what }, { isConfirmed: true, origin: ORIGIN });
    expect(text).toContain('with it. Your password');
    expect(text).not.toContain('When');
  });
});
