/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { translationProblems } from '../testing/translation-problems.ts';
import { sdkInSpanish } from './spanish.ts';

it('says all of its catalogues in Spanish, those of its further entries too', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  expect(await translationProblems(folder, sdkInSpanish)).toEqual([]);
});
