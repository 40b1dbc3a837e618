import { describe, expect, it } from '@jest/globals';
import { explain } from './explain.ts';

describe('explain', () => {
  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), /disk is full/],
    [new Error('initdb: error: No space left on device'), /disk is full/],
    [Object.assign(new Error('mkdir'), { code: 'EACCES', path: '/data' }), /may not use \/data/],
    [new Error('Port 1 is taken.'), /^Port 1 is taken\.$/],
  ])('%o', (error, sentence) => {
    expect(explain(error)).toMatch(sentence);
  });
});
