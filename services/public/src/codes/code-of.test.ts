import { newId } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import { codeOf, isCodeOf } from './code-of.ts';

const KEY = Buffer.alloc(32, 7);

describe('codeOf', () => {
  it('is six digits, the same for the same challenge and key alone', () => {
    const id = newId();
    expect(codeOf(KEY, id)).toMatch(/^\d{6}$/);
    expect(codeOf(KEY, id)).toBe(codeOf(KEY, id));
    expect(isCodeOf(KEY, id, codeOf(KEY, id))).toBe(true);
    expect(isCodeOf(Buffer.alloc(32, 8), id, codeOf(KEY, id))).toBe(false);
  });

  it('spreads evenly: of 20 000 each first digit comes up about as often', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let made = 0; made < 20_000; made++) {
      const digit = Number(codeOf(KEY, `00000000-0000-7000-8000-${made}`)[0]);
      counts[digit] = (counts[digit] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(220);
  });
});
