import { describe, expect, it } from '@jest/globals';
import { commitInterceptor } from './commit-interceptor.ts';

const framed = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, Buffer.from(body, 'latin1')]);
};
const START = framed('', '\0\x03\0\0user\0ana\0\0');
const idle = framed('Z', 'I');
const inTransaction = framed('Z', 'T');
const done = (tag: string) => framed('C', `${tag}\0`);
const query = (sql: string) => framed('Q', `${sql}\0`);

function intercepted() {
  let commits = 0;
  const interceptor = commitInterceptor({
    isWanted: (sql) => sql.includes('hold_within_limit'),
    shouldCut: () => {
      commits += 1;
      return true;
    },
  });
  interceptor.onRequest(START);
  interceptor.onResponse(Buffer.concat([framed('R', '\0\0\0\0'), idle]));
  return { interceptor, commits: () => commits };
}

describe('commitInterceptor', () => {
  it('cuts the answer of a wanted statement, and of no other', () => {
    const { interceptor, commits } = intercepted();
    interceptor.onRequest(query('SELECT 1'));
    expect(interceptor.onResponse(Buffer.concat([done('SELECT 1'), idle]))).toBe('pass');
    interceptor.onRequest(query('SELECT * FROM hold_within_limit($1)'));
    expect(interceptor.onResponse(Buffer.concat([done('SELECT 1'), idle]))).toBe('cut');
    expect(commits()).toBe(1);
  });

  it('waits for the commit of a transaction', () => {
    const { interceptor } = intercepted();
    interceptor.onRequest(query('BEGIN'));
    expect(interceptor.onResponse(Buffer.concat([done('BEGIN'), inTransaction]))).toBe('pass');
    interceptor.onRequest(query('SELECT hold_within_limit()'));
    expect(interceptor.onResponse(Buffer.concat([done('SELECT 1'), inTransaction]))).toBe('pass');
    interceptor.onRequest(query('COMMIT'));
    expect(interceptor.onResponse(Buffer.concat([done('COMMIT'), idle]))).toBe('cut');
  });

  it('knows a prepared statement again by its name', () => {
    const { interceptor } = intercepted();
    interceptor.onRequest(framed('P', 'hold\0SELECT hold_within_limit($1)\0\0\0'));
    interceptor.onRequest(framed('B', '\0hold\0\0\0'));
    expect(interceptor.onResponse(Buffer.concat([done('SELECT 1'), idle]))).toBe('cut');
  });

  it('cuts nothing that was rolled back or failed', () => {
    const { interceptor, commits } = intercepted();
    interceptor.onRequest(query('SELECT hold_within_limit()'));
    expect(interceptor.onResponse(Buffer.concat([framed('E', 'SERROR\0\0'), idle]))).toBe('pass');
    interceptor.onRequest(query('SELECT hold_within_limit()'));
    expect(interceptor.onResponse(Buffer.concat([done('ROLLBACK'), idle]))).toBe('pass');
    expect(commits()).toBe(0);
  });

  it('puts messages together from pieces', () => {
    const { interceptor } = intercepted();
    const asked = query('SELECT hold_within_limit()');
    for (const byte of asked) interceptor.onRequest(Buffer.from([byte]));
    const answer = Buffer.concat([done('SELECT 1'), idle]);
    const said = [...answer].map((byte) => interceptor.onResponse(Buffer.from([byte])));
    expect(said.at(-1)).toBe('cut');
    expect(said.slice(0, -1)).not.toContain('cut');
  });
});
