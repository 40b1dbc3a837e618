import { expect, it } from '@jest/globals';
import { boot } from './boot.ts';

it('refuses in a sentence while no product answers', async () => {
  const origin = 'http://127.0.0.1:1';
  expect(await boot({ origin, partners: [] }, [])).toEqual([
    `Nothing answers at ${origin}, where pages are tried in a browser. Start the product, or say by ORIGIN where it is, and release again.`,
  ]);
});
