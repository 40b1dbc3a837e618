import { describe, expect, it } from '@jest/globals';
import type { Operation } from '../load/operation.ts';
import { isConsistent, checkAuthorizations, type HoldFound } from './check-authorizations.ts';

const requested = (given: Partial<Operation> = {}): Operation => ({
  id: 'a',
  memberId: 'ana',
  amountCents: 500,
  requestedAt: '2026-11-20T20:00:00Z',
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

describe('checkAuthorizations', () => {
  it('finds nothing where each approval has its one hold, and no decline has any', () => {
    const declined = requested({ id: 'b', decisions: ['DECLINED'] });
    const again = requested({ id: 'c', attempts: 3, decisions: ['APPROVED', 'APPROVED'] });
    const violations = checkAuthorizations(
      [requested(), declined, again],
      [held(), held({ authorizationId: 'c' })],
    );
    expect(isConsistent(violations)).toBe(true);
  });

  it('finds an approval that was lost', () => {
    const violations = checkAuthorizations([requested()], []);
    expect(violations.lost).toEqual(['a']);
    expect(isConsistent(violations)).toBe(false);
  });

  it('finds an approval whose hold is of another amount, or on somebody else', () => {
    expect(checkAuthorizations([requested()], [held({ amountCents: 499 })]).lost).toEqual(['a']);
    expect(checkAuthorizations([requested()], [held({ memberId: 'ben' })]).lost).toEqual(['a']);
  });

  it('finds an approval that was done twice', () => {
    const violations = checkAuthorizations([requested()], [held(), held()]);
    expect(violations.doubled).toEqual(['a']);
    expect(isConsistent(violations)).toBe(false);
  });

  it('finds what was answered in two ways, and what was declined and held', () => {
    const twoWays = requested({ decisions: ['APPROVED', 'DECLINED'] });
    expect(checkAuthorizations([twoWays], [held()]).contradicted).toEqual(['a']);
    const declined = requested({ decisions: ['DECLINED'] });
    expect(checkAuthorizations([declined], [held()]).contradicted).toEqual(['a']);
  });

  it('finds a hold without a request, and a request without an answer', () => {
    const unanswered = requested({ id: 'b', decisions: [] });
    const violations = checkAuthorizations([unanswered], [held()]);
    expect(violations.invented).toEqual(['a']);
    expect(violations.unanswered).toEqual(['b']);
  });
});
