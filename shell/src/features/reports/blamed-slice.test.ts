import { describe, expect, it } from '@jest/globals';
import { blamedSlice, sliceOf } from './blamed-slice.ts';

const member = { slice: 'mfe-member', version: 'bbb222' };
const shell = { slice: 'shell', version: 'aaa111' };
const SHELL = 'https://reset.test/releases/shell/aaa111/main.1f.js';
const MEMBER = 'https://reset.test/releases/mfe-member/bbb222/page.2.js?attempt=2';

function thrownIn(...files: string[]): Error {
  const error = new TypeError('x is null');
  error.stack = ['TypeError: x is null', ...files.map((file) => `    at f (${file}:1:20)`)].join(
    '\n',
  );
  return error;
}

describe('blamedSlice', () => {
  it('is a remote that is in the stack, above the shell’s code or below it', () => {
    expect(blamedSlice(thrownIn(MEMBER, SHELL))).toEqual(member);
    expect(blamedSlice(thrownIn(SHELL, SHELL, MEMBER, SHELL))).toEqual(member);
  });

  it('is the shell where nobody else is in it', () => {
    expect(blamedSlice(thrownIn(SHELL))).toEqual(shell);
  });

  it('is whose file did not arrive, as the message says', () => {
    const error = thrownIn(SHELL);
    error.message = `Loading chunk 2 failed. (error: ${MEMBER})`;
    expect(blamedSlice(error)).toEqual(member);
  });

  it('is nobody where nothing released is in it', () => {
    expect(blamedSlice(thrownIn('chrome-extension://abc/inject.js'))).toBeNull();
    expect(blamedSlice('Script error.')).toBeNull();
    expect(blamedSlice(undefined)).toBeNull();
  });
});

describe('sliceOf', () => {
  it('reads the version of a released file, and none of a development server’s', () => {
    expect(sliceOf('/releases/mfe-member/bbb222/remote-entry.js')).toEqual(member);
    expect(sliceOf('http://localhost:3103/remote-entry.js')).toBeNull();
  });
});
