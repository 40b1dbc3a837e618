/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { contentQueryString } from './get-content.ts';

describe('contentQueryString', () => {
  it('leaves out what is empty', () => {
    expect(contentQueryString({ slug: 'a&b', section: '', isPreview: false })).toBe('slug=a%26b');
    expect(contentQueryString({ slug: 'x', section: 'account', isPreview: true })).toBe(
      'slug=x&section=account&preview=true',
    );
  });
});
