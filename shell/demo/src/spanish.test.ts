/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { fileURLToPath } from 'node:url';
import { translationProblems } from '@reset/remote-sdk/testing';
import { expect, it } from '@jest/globals';
import spanish from './spanish.ts';

it('says all of its catalogues in Spanish', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  expect(await translationProblems(folder, spanish)).toEqual([]);
});
