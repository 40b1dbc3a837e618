import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ENGLISH } from '../../services/member/src/features/push/push-words.ts';
import { SPANISH } from '../../services/member/src/features/push/push-words.es.ts';

/* A push says why a purchase was declined in the words of the page that it opens. */

const PAGE = join(import.meta.dirname, '../../mfe-member/src/features/card-transactions');

it.each([
  ['English', ENGLISH, 'transaction-messages.ts'],
  ['Spanish', SPANISH, 'transaction-messages.es.ts'],
])('has the reasons of the transaction page in %s', async (_language, { reasons }, file) => {
  const catalogue = await readFile(join(PAGE, file), 'utf8');
  for (const [reason, text] of Object.entries(reasons)) {
    expect(catalogue).toContain(`  ${reason}: '${text}',\n`);
  }
});
