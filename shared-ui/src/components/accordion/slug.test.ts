import { describe, expect, it } from '@jest/globals';
import { slug } from './slug.ts';

describe('slug', () => {
  it.each([
    ['How do I repay?', 'how-do-i-repay'],
    ['#How%20do%20I%20repay%3F', 'how-do-i-repay'],
    ['#how-do-i-repay', 'how-do-i-repay'],
    ["What's my limit?", 'whats-my-limit'],
    ['Is it 100% free?', 'is-it-100-free'],
    ['¿Cuándo me pagan?', 'cuándo-me-pagan'],
    ['#', ''],
  ])('makes %j of %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});
