import { describe, expect, it } from '@jest/globals';
import { withPartsAdded } from './chargebacks.ts';
import { matchEntries, type TheirEntry } from './match-entries.ts';

const part = (issuerId: string, cents: number, key = 'chargeback:a'): TheirEntry => ({
  key,
  issuerId,
  cents: -cents,
  undoes: null,
});
/** Of a purchase of 30 cents. */
const addedOf = (...theirs: TheirEntry[]) =>
  withPartsAdded(theirs, new Map([['chargeback:a', 30]])).map(({ issuerId, cents }) => [
    issuerId,
    cents,
  ]);

describe('withPartsAdded', () => {
  it('makes one of the parts that are at most the purchase, in whatever order they are', () => {
    expect(addedOf(part('1', 10), part('2', 20))).toEqual([['1', -30]]);
    expect(addedOf(part('2', 20), part('1', 10))).toEqual([['1', -30]]);
  });

  it('leaves what is more than the purchase, and the same line again, by itself', () => {
    expect(addedOf(part('1', 10), part('2', 20), part('3', 1))).toEqual([
      ['1', -30],
      ['3', -1],
    ]);
    expect(addedOf(part('1', 10), part('1', 10))).toEqual([
      ['1', -10],
      ['1', -10],
    ]);
  });

  it('leaves a line that comes twice by itself, also behind another and in whatever order', () => {
    expect(addedOf(part('1', 10), part('2', 5), part('2', 5))).toEqual([
      ['1', -15],
      ['2', -5],
    ]);
    const larger = [
      ['1', -20],
      ['1', -10],
    ];
    expect(addedOf(part('1', 10), part('1', 20))).toEqual(larger);
    expect(addedOf(part('1', 20), part('1', 10))).toEqual(larger);
  });

  it('adds the parts of each purchase by themselves', () => {
    const other = [part('3', 5, 'chargeback:b'), part('4', 5, 'chargeback:b')];
    const purchases = new Map([
      ['chargeback:a', 30],
      ['chargeback:b', 9],
    ]);
    const added = withPartsAdded([part('1', 10), ...other, part('2', 20)], purchases);
    expect(added).toEqual([{ ...part('1', 30) }, ...other]);
  });

  it('changes nothing of purchases that nobody knows', () => {
    const theirs = [part('1', 10), part('2', 20)];
    expect(withPartsAdded(theirs, new Map())).toEqual(theirs);
  });

  it('has parts differ by what they are together', () => {
    const ours = [{ key: 'chargeback:a', ourId: 'our', cents: -20 }];
    const theirs = (...parts: TheirEntry[]) =>
      withPartsAdded(parts, new Map([['chargeback:a', 30]]));
    expect(matchEntries(theirs(part('1', 10), part('2', 10)), ours)).toEqual([]);
    expect(matchEntries(theirs(part('1', 10), part('2', 20)), ours)).toMatchObject([
      { kind: 'amount_differs', ourCents: -20, theirCents: -30 },
    ]);
  });
});
