import { describe, expect, it } from '@jest/globals';
import type { Operation } from '../journal/operation.ts';
import { isSound, judge, type HoldFound } from './judge.ts';

const asked = (given: Partial<Operation> = {}): Operation => ({
  id: 'a',
  memberId: 'ana',
  amountCents: 500,
  askedAt: '2026-11-20T20:00:00Z',
  round: 1,
  attempts: 1,
  decisions: ['APPROVED'],
  ...given,
});
const held = (given: Partial<HoldFound> = {}): HoldFound => ({
  authorizationId: 'a',
  memberId: 'ana',
  amountCents: 500,
  ...given,
});

describe('judge', () => {
  it('finds nothing where each approval has its one hold, and no decline has any', () => {
    const declined = asked({ id: 'b', decisions: ['DECLINED'] });
    const again = asked({ id: 'c', attempts: 3, decisions: ['APPROVED', 'APPROVED'] });
    const verdict = judge([asked(), declined, again], [held(), held({ authorizationId: 'c' })]);
    expect(isSound(verdict)).toBe(true);
  });

  it('finds an approval that was lost', () => {
    const verdict = judge([asked()], []);
    expect(verdict.lost).toEqual(['a']);
    expect(isSound(verdict)).toBe(false);
  });

  it('finds an approval whose hold is of another amount, or on somebody else', () => {
    expect(judge([asked()], [held({ amountCents: 499 })]).lost).toEqual(['a']);
    expect(judge([asked()], [held({ memberId: 'ben' })]).lost).toEqual(['a']);
  });

  it('finds an approval that was done twice', () => {
    const verdict = judge([asked()], [held(), held()]);
    expect(verdict.doubled).toEqual(['a']);
    expect(isSound(verdict)).toBe(false);
  });

  it('finds what was answered in two ways, and what was declined and held', () => {
    const twoWays = asked({ decisions: ['APPROVED', 'DECLINED'] });
    expect(judge([twoWays], [held()]).contradicted).toEqual(['a']);
    const declined = asked({ decisions: ['DECLINED'] });
    expect(judge([declined], [held()]).contradicted).toEqual(['a']);
  });

  it('finds a hold that nobody asked for, and a question that nobody answered', () => {
    const unanswered = asked({ id: 'b', decisions: [] });
    const verdict = judge([unanswered], [held()]);
    expect(verdict.invented).toEqual(['a']);
    expect(verdict.unanswered).toEqual(['b']);
  });
});
