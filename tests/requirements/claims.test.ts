import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/* What is said of costs is no wider than the specification's claims (decision C-013). */

const ROOT = join(import.meta.dirname, '../..');
const WORDS = [
  'mfe-*/src/**/*messages.ts',
  'shell/src/**/*messages.ts',
  'mfe-*/remote.json',
  'partners/**/*.json',
  'services/public/src/**/*-{mail,words}.ts',
  'services/provider-sandbox/src/features/contentful/entries/*.json',
];

const WIDER: [claim: RegExp, example: string][] = [
  [/\bno fees?\b(?! (that|than))/i, 'No fees'],
  [/\bwithout (interest or )?fees\b/i, 'without interest or fees'],
  [/\bfee[- ]free\b/i, 'a fee-free card'],
  [/\b(free of charge|costs? nothing)\b/i, 'It costs nothing.'],
  [/\b(not|instead of) a loan\b/i, 'Your own pay instead of a loan'],
];

describe('claims about what the card costs', () => {
  it.each(WIDER)('are never %s', async (claim, example) => {
    expect(example).toMatch(claim);
    const found: string[] = [];
    let read = 0;
    for await (const path of glob(WORDS, { cwd: ROOT })) {
      read += 1;
      const lines = (await readFile(join(ROOT, path), 'utf8')).split('\n');
      found.push(
        ...lines.filter((line) => claim.test(line)).map((line) => `${path}: ${line.trim()}`),
      );
    }
    expect(read).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
