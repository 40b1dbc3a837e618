import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { breakages } from './breakages.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('breakages', () => {
  it.each(breakages)('$id has its place in the code, once', ({ file, from }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  });
});
