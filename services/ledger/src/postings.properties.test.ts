import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AccountId, Transfer } from './transfers.ts';
import * as deposits from './postings-of-deposits.ts';
import * as disputes from './postings-of-disputes.ts';
import * as network from './postings-of-network.ts';
import * as repayments from './postings-of-repayments.ts';
import * as purchases from './postings.ts';
import {
  CHART_ACCOUNTS,
  OCCASION,
  cents,
  countedIds,
  depositsDrift,
} from '../testing/written-transfers.ts';

type Held = { debit: AccountId; credit: AccountId };
type Posting = { heldOn?: Held; of(amountCents: number, otherCents: number): Transfer[] };

const ACCOUNTS = CHART_ACCOUNTS;
const PURCHASE: Held = { debit: ACCOUNTS.receivable, credit: ACCOUNTS.payable };
const DEBIT: Held = { debit: ACCOUNTS.debitClearing, credit: ACCOUNTS.receivable };
const FORWARD: Held = { debit: ACCOUNTS.deposit, credit: ACCOUNTS.creditClearing };
const ids = () => ({ newId: countedIds() });
const hold = (leftCents: number) => ({ pendingId: 'hold', leftCents });
const whole = (amountCents: number) => ({ pendingId: 'hold', amountCents });
const later = (amountCents: number) => ({ ...ACCOUNTS, id: 'next', amountCents, expiresAt: null });
const paid = (amountCents: number) => ({ ...ids(), amountCents });

/** All that can happen, with one amount or two. */
const POSTINGS: Record<string, Posting> = {
  hold: { of: (amount) => purchases.holdTransfers(OCCASION, later(amount)) },
  ...Object.fromEntries(
    [true, false].map((isFinal): [string, Posting] => [
      `clearing, final ${isFinal}`,
      {
        heldOn: PURCHASE,
        of: (amount, more) =>
          purchases.clearingTransfers(OCCASION, hold(amount + more), { ...paid(amount), isFinal }),
      },
    ]),
  ),
  forcePost: {
    heldOn: PURCHASE,
    of: (amount, held) =>
      purchases.forcePostTransfers(OCCASION, hold(held), { ...ACCOUNTS, ...paid(amount) }),
  },
  release: {
    heldOn: PURCHASE,
    of: (amount) => purchases.releaseTransfers(OCCASION, hold(amount), { ...ids(), code: 105 }),
  },
  rehold: {
    heldOn: PURCHASE,
    of: (amount, next) =>
      purchases.reholdTransfers(OCCASION, hold(amount), { ...later(next), ...ids() }),
  },
  refund: {
    of: (amount, owedCents) =>
      purchases.refundTransfers(OCCASION, ACCOUNTS, { ...paid(amount), owedCents }),
  },
  achDebit: { of: (amount) => repayments.achDebitTransfers(OCCASION, ACCOUNTS, later(amount)) },
  achSettled: {
    heldOn: DEBIT,
    of: (amount) =>
      repayments.achSettledTransfers(OCCASION, whole(amount), { ...ACCOUNTS, ...ids() }),
  },
  achCanceled: {
    heldOn: DEBIT,
    of: (amount) => repayments.achCanceledTransfers(OCCASION, whole(amount), ids()),
  },
  achReturned: {
    of: (amount) => repayments.achReturnedTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  creditLoss: { of: (amount) => repayments.creditLossTransfers(OCCASION, ACCOUNTS, paid(amount)) },
  deposit: {
    of: (amount) =>
      deposits.depositTransfers(OCCASION, ACCOUNTS, { ...paid(amount), of: 'directDeposit' }),
  },
  repaidFromDeposit: {
    of: (amount) => deposits.repaidFromDepositTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  taxFilingFee: {
    of: (amount) => deposits.taxFilingFeeTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  forward: { of: (amount) => deposits.forwardTransfers(OCCASION, ACCOUNTS, later(amount)) },
  forwardSettled: {
    heldOn: FORWARD,
    of: (amount) =>
      deposits.forwardSettledTransfers(OCCASION, whole(amount), { ...ACCOUNTS, ...ids() }),
  },
  forwardRefused: {
    heldOn: FORWARD,
    of: (amount) => deposits.forwardRefusedTransfers(OCCASION, whole(amount), ids()),
  },
  forwardReturned: {
    of: (amount) => deposits.forwardReturnedTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  creditOfOwed: {
    of: (amount) => disputes.creditOfOwedTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  creditOfRepaid: {
    of: (amount) => disputes.creditOfRepaidTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  won: { of: (amount) => disputes.disputeWonTransfers(OCCASION, ACCOUNTS, paid(amount)) },
  lost: { of: (amount) => disputes.disputeLostTransfers(OCCASION, ACCOUNTS, paid(amount)) },
  writtenOff: {
    of: (amount) => disputes.disputeWrittenOffTransfers(OCCASION, ACCOUNTS, paid(amount)),
  },
  settlement: {
    of: (amount, other) =>
      network.networkSettlementTransfers(OCCASION, ACCOUNTS, {
        ...ids(),
        shares: [
          { payable: ACCOUNTS.payable, amountCents: amount },
          { payable: ACCOUNTS.payable, amountCents: -other },
        ],
      }),
  },
  interchange: { of: (amount) => network.interchangeTransfers(OCCASION, ACCOUNTS, paid(amount)) },
};

describe.each(Object.entries(POSTINGS))('%s', (_name, { of, heldOn = PURCHASE }) => {
  const always = (holds: (transfers: Transfer[]) => void) =>
    fc.assert(
      fc.property(cents, fc.oneof(fc.constant(0), cents), (amount, other) =>
        holds(of(amount, other)),
      ),
    );

  it('moves something between two accounts, and never nothing', () => {
    always((transfers) => {
      expect(transfers.length).toBeGreaterThan(0);
      for (const transfer of transfers) {
        expect(transfer.amountCents).toBeGreaterThan(0);
        const { debit, credit } = 'pendingId' in transfer ? heldOn : transfer;
        expect(debit).not.toBe(credit);
      }
    });
  });

  it('keeps what is on deposit what the bank holds for it', () => {
    always((transfers) => expect(depositsDrift(transfers, heldOn)).toBe(0));
  });

  it('has an id for each, and one group', () => {
    always((transfers) => {
      expect(new Set(transfers.map(({ id }) => id)).size).toBe(transfers.length);
      expect(new Set(transfers.map(({ groupId }) => groupId))).toEqual(new Set([OCCASION.groupId]));
    });
  });
});
