import { describe, expect, it } from '@jest/globals';
import type { IncomeTaxReturn } from './get-income-tax-returns.ts';
import {
  centsToPay,
  hasRefundToCome,
  isBalanceDue,
  owedDollars,
  refundDollars,
  returnsStanding,
  totalCentsToPay,
  totalOwed,
  totalOwedNotAccepted,
  totalRefund,
  wholeDollars,
  type ReturnsStanding,
} from './returns-standing.ts';

type Status = IncomeTaxReturn['taxReturnStatus'];

const filed = (refundAmount: number, taxReturnStatus: Status) => ({
  refundAmount,
  taxReturnStatus,
});
const federal = (status: Status) => filed(1_840.35, status);
const state = (status: Status) => filed(212.4, status);
const sent = { ...federal('refund_received'), refundAwaitedUntil: '2026-02-19' };
const owed = (status: Status) => filed(-120.5, status);

describe('the returns of a year', () => {
  it.each<[ReturnsStanding, number, number, ReturnType<typeof filed>[]]>([
    // Alone.
    ['submitted', 0, 0, []],
    ['submitted', 1_840, 0, [federal('submitted')]],
    ['accepted', 1_840, 0, [federal('accepted')]],
    ['rejected', 0, 0, [federal('rejected')]],
    ['sent', 1_840, 0, [federal('refund_received')]],
    ['sent', 1_840, 0, [sent]],
    ['partly_sent', 2_052, 0, [sent, state('accepted')]],
    ['no_refund', 0, 0, [federal('no_refund')]],
    ['submitted', 0, 121, [owed('submitted')]],
    ['accepted', 0, 121, [owed('accepted')]],
    ['rejected', 0, 0, [owed('rejected')]],
    ['no_refund', 0, 121, [owed('no_refund')]],
    // A refund came of what was filed as owing.
    ['sent', 0, 0, [owed('refund_received')]],
    // A refund that is submitted, with another.
    ['submitted', 2_052, 0, [federal('submitted'), state('submitted')]],
    ['partly_accepted', 2_052, 0, [federal('submitted'), state('accepted')]],
    ['rejected', 1_840, 0, [federal('submitted'), state('rejected')]],
    ['partly_sent', 2_052, 0, [federal('submitted'), state('refund_received')]],
    ['submitted', 1_840, 0, [federal('submitted'), state('no_refund')]],
    ['partly_accepted', 1_840, 121, [federal('submitted'), owed('accepted')]],
    // Accepted.
    ['partly_accepted', 2_052, 0, [federal('accepted'), state('submitted')]],
    ['accepted', 2_052, 0, [federal('accepted'), state('accepted')]],
    ['rejected', 1_840, 0, [federal('accepted'), state('rejected')]],
    ['partly_sent', 2_052, 0, [federal('accepted'), state('refund_received')]],
    ['accepted', 1_840, 0, [federal('accepted'), state('no_refund')]],
    ['partly_accepted', 1_840, 121, [federal('accepted'), owed('submitted')]],
    ['accepted', 1_840, 121, [federal('accepted'), owed('accepted')]],
    // Rejected.
    ['rejected', 212, 0, [federal('rejected'), state('submitted')]],
    ['rejected', 0, 0, [federal('rejected'), state('rejected')]],
    ['rejected', 212, 0, [federal('rejected'), state('refund_received')]],
    ['rejected', 0, 0, [federal('rejected'), state('no_refund')]],
    ['rejected', 0, 121, [federal('rejected'), owed('accepted')]],
    // Received.
    ['partly_sent', 2_052, 0, [federal('refund_received'), state('submitted')]],
    ['sent', 2_052, 0, [federal('refund_received'), state('refund_received')]],
    ['sent', 1_840, 0, [federal('refund_received'), state('no_refund')]],
    ['sent', 1_840, 121, [federal('refund_received'), owed('submitted')]],
    ['sent', 1_840, 121, [federal('refund_received'), owed('accepted')]],
    // Nothing to get back.
    ['submitted', 212, 0, [federal('no_refund'), state('submitted')]],
    ['accepted', 212, 0, [federal('no_refund'), state('accepted')]],
    ['sent', 212, 0, [federal('no_refund'), state('refund_received')]],
    ['no_refund', 0, 0, [federal('no_refund'), state('no_refund')]],
    ['no_refund', 0, 121, [federal('no_refund'), owed('submitted')]],
    ['no_refund', 0, 121, [federal('no_refund'), owed('accepted')]],
  ])('are %s, %i to come or here and %i owed, of %j', (standing, refund, owes, returns) => {
    for (const inOrder of [returns, returns.toReversed()]) {
      expect(returnsStanding(inOrder)).toBe(standing);
      expect(totalRefund(inOrder)).toBe(refund);
      expect(totalOwed(inOrder)).toBe(owes);
    }
  });

  it.each<[ReturnsStanding, ReturnType<typeof filed>[]]>([
    ['received', []],
    ['received', [state('no_refund')]],
    ['partly_received', [state('accepted')]],
    // Of the other it is known alone that it was sent.
    ['sent', [state('refund_received')]],
    ['partly_sent', [state('refund_received'), filed(50, 'accepted')]],
  ])('are %s where a refund came through us, beside %j', (standing, others) => {
    const came = { ...federal('refund_received'), refundReceived: 1_840.35 };
    expect(returnsStanding([came, ...others])).toBe(standing);
  });

  it.each<[Status, boolean]>([
    ['submitted', true],
    ['accepted', true],
    ['rejected', false],
    ['refund_received', false],
    ['no_refund', false],
  ])('that are %s have a refund to come: %s', (status, isToCome) => {
    expect(hasRefundToCome([federal(status), owed('submitted')])).toBe(isToCome);
  });

  it.each<[Status, boolean]>([
    ['no_refund', true],
    ['accepted', false],
    ['refund_received', false],
  ])('that are owed and %s are a balance due: %s', (status, isDue) => {
    expect(isBalanceDue(owed(status))).toBe(isDue);
    expect(isBalanceDue(filed(0, status))).toBe(false);
  });

  it('count what came through us instead of what was filed for', () => {
    const came = { ...federal('refund_received'), refundReceived: 1_600.5 };
    expect(totalRefund([came, state('accepted')])).toBe(1_813);
    expect(totalRefund([{ ...owed('refund_received'), refundReceived: 90 }])).toBe(90);
  });

  it('add up as they are shown where they are refunded, and to the nearest dollar of the cents that are owed', () => {
    const refunds = [filed(1_000.5, 'accepted'), filed(100.5, 'accepted')];
    expect(refunds.map(refundDollars)).toEqual([1_001, 101]);
    expect(totalRefund(refunds)).toBe(1_102);
    const owing = [filed(-287.5, 'accepted'), filed(-5_480.95, 'submitted')];
    expect(owing.map(owedDollars)).toEqual([288, 5_481]);
    expect(totalOwed(owing)).toBe(5_768);
    expect(totalCentsToPay(owing)).toBe(576_845);
    expect([0.49, 0.5, -0.5, -0.49].map(wholeDollars)).toEqual([0, 1, -1, -0]);
  });

  it('are not paid for by one that is to be corrected first, of which it is told apart', () => {
    const returns = [owed('rejected'), filed(-50.25, 'accepted')];
    expect(returns.map(centsToPay)).toEqual([0, 5_025]);
    expect(totalOwed(returns)).toBe(50);
    expect(totalOwedNotAccepted(returns)).toBe(121);
  });
});
