import { describe, expect, it } from '@jest/globals';
import { commitWatch } from './commit-watch.ts';

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

function watched() {
  let commits = 0;
  const watch = commitWatch({
    isWanted: (sql) => sql.includes('hold_within_limit'),
    shouldCut: () => {
      commits += 1;
      return true;
    },
  });
  watch.asked(START);
  watch.answered(Buffer.concat([framed('R', '\0\0\0\0'), idle]));
  return { watch, commits: () => commits };
}

describe('commitWatch', () => {
  it('cuts the answer of a wanted statement, and of no other', () => {
    const { watch, commits } = watched();
    watch.asked(query('SELECT 1'));
    expect(watch.answered(Buffer.concat([done('SELECT 1'), idle]))).toBe('pass');
    watch.asked(query('SELECT * FROM hold_within_limit($1)'));
    expect(watch.answered(Buffer.concat([done('SELECT 1'), idle]))).toBe('cut');
    expect(commits()).toBe(1);
  });

  it('waits for the commit of a transaction', () => {
    const { watch } = watched();
    watch.asked(query('BEGIN'));
    expect(watch.answered(Buffer.concat([done('BEGIN'), inTransaction]))).toBe('pass');
    watch.asked(query('SELECT hold_within_limit()'));
    expect(watch.answered(Buffer.concat([done('SELECT 1'), inTransaction]))).toBe('pass');
    watch.asked(query('COMMIT'));
    expect(watch.answered(Buffer.concat([done('COMMIT'), idle]))).toBe('cut');
  });

  it('knows a prepared statement again by its name', () => {
    const { watch } = watched();
    watch.asked(framed('P', 'hold\0SELECT hold_within_limit($1)\0\0\0'));
    watch.asked(framed('B', '\0hold\0\0\0'));
    expect(watch.answered(Buffer.concat([done('SELECT 1'), idle]))).toBe('cut');
  });

  it('cuts nothing that was rolled back or failed', () => {
    const { watch, commits } = watched();
    watch.asked(query('SELECT hold_within_limit()'));
    expect(watch.answered(Buffer.concat([framed('E', 'SERROR\0\0'), idle]))).toBe('pass');
    watch.asked(query('SELECT hold_within_limit()'));
    expect(watch.answered(Buffer.concat([done('ROLLBACK'), idle]))).toBe('pass');
    expect(commits()).toBe(0);
  });

  it('puts messages together from pieces', () => {
    const { watch } = watched();
    const asked = query('SELECT hold_within_limit()');
    for (const byte of asked) watch.asked(Buffer.from([byte]));
    const answer = Buffer.concat([done('SELECT 1'), idle]);
    const said = [...answer].map((byte) => watch.answered(Buffer.from([byte])));
    expect(said.at(-1)).toBe('cut');
    expect(said.slice(0, -1)).not.toContain('cut');
  });
});
