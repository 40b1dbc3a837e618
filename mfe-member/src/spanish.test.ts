/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { fileURLToPath } from 'node:url';
import { translationProblems } from '@reset/remote-sdk/testing';
import { expect, it } from '@jest/globals';
import { messages as documents } from '#features/documents/documents-messages.ts';
import { messages as talkToUs } from '#features/talk-to-us/talk-to-us-messages.ts';
import { messages as textMessages } from '#features/text-messages/text-messages-messages.ts';
import memberArea from './routes.tsx';
import spanish from './spanish.ts';

/** Legal documents keep the names that they have themselves, and an address is one. */
const SAME = [
  ...Object.keys(documents.catalogue)
    .filter((key) => key.startsWith('type.'))
    .map((key) => `${documents.namespace}: ${key}`),
  `${textMessages.namespace}: terms`,
  `${talkToUs.namespace}: address`,
];

it('says all of its catalogues in Spanish', async () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  expect(await translationProblems(folder, spanish, SAME)).toEqual([]);
});

it('says its titles and breadcrumbs in the language of the page, not in that in which it was loaded', () => {
  const fixed: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'title' || key === 'crumb') && typeof inner === 'string') fixed.push(inner);
      look(inner);
    }
  };
  look(memberArea.routes);
  expect(fixed).toEqual([]);
});
