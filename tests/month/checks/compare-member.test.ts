import { describe, expect, it } from '@jest/globals';
import { newBook, newDispute, type Book, type Purchase } from '../members/book.ts';
import { compareMember } from './compare-member.ts';
import type { IssuersEntry, Recorded, Sums } from './recorded.ts';

const SUMS: Sums = { debitsPosted: 0, creditsPosted: 0, debitsPending: 0, creditsPending: 0 };

const purchase = (given: Partial<Purchase> = {}): Purchase => ({
  merchant: 'Store 0-0',
  holdId: 'hold',
  requestedCents: 1_000,
  clearings: [{ id: 'p1', cents: 1_000, day: '2027-02-20' }],
  refunds: [],
  dispute: null,
  ...given,
});
const entry = (given: Partial<IssuersEntry>): IssuersEntry => ({
  id: 'e',
  type: 'card',
  subtype: 'pos_purchase',
  sign: 'debit',
  cents: 1_000,
  ...given,
});

/** She bought for 10 dollars, was debited 6, and has a statement of it. */
function month(): { book: Book; recorded: Recorded } {
  const book = { ...newBook(), purchases: [purchase()] };
  const lines = [
    { transferId: 't1', day: '2027-02-20', subtype: 'purchase', cents: 1_000, isDebit: true },
    { transferId: 't2', day: '2027-02-25', subtype: 'repayment', cents: 600, isDebit: false },
  ];
  return {
    book,
    recorded: {
      ledger: {
        receivable: { ...SUMS, debitsPosted: 1_000, creditsPosted: 600 },
        deposit: SUMS,
        goneCents: 0,
      },
      issuer: {
        entries: [
          entry({}),
          entry({ type: 'ach', subtype: 'outgoing_debit', sign: 'credit', cents: 600 }),
        ],
        achs: [
          {
            id: 'a1',
            memo: 'd1',
            sign: 'debit',
            status: 'COMPLETE',
            cents: 600,
            effectiveOn: '2027-02-25',
            code: null,
          },
        ],
        heldCents: 0,
        balanceCents: -400,
      },
      bankCents: -600,
      debitIds: ['d1'],
      stated: {
        statements: [
          {
            startDate: '2027-02-14',
            endDate: '2027-02-28',
            openingCents: 0,
            closingCents: 400,
            lines,
          },
        ],
        transfers: lines.map((line) => ({ ...line, subtype: line.isDebit ? '102' : '202' })),
      },
    },
  };
}

describe('compareMember', () => {
  it('finds nothing where all agree to the cent', () => {
    const { book, recorded } = month();
    expect(compareMember(book, recorded)).toEqual([]);
  });

  it('finds a cent that the ledger has more than she bought for', () => {
    const { book, recorded } = month();
    recorded.ledger.receivable.debitsPosted += 1;
    expect(compareMember(book, recorded)).toEqual([
      'owed less deposited: 401 instead of 400',
      'at the issuer: 400 instead of 401',
      'the last statement and what follows: 400 instead of 401',
    ]);
  });

  it('finds a purchase that never reached the ledger', () => {
    const { book, recorded } = month();
    book.purchases.push(purchase({ clearings: [{ id: 'p2', cents: 250, day: '2027-03-01' }] }));
    recorded.issuer.entries.push(entry({ id: 'p2', cents: 250 }));
    recorded.issuer.balanceCents -= 250;
    expect(compareMember(book, recorded)).toEqual([
      'owed less deposited: 400 instead of 650',
      'at the issuer: 650 instead of 400',
    ]);
  });

  it('finds a debit that the issuer has twice, and one that her bank never saw', () => {
    const { book, recorded } = month();
    recorded.issuer.achs.push(...recorded.issuer.achs);
    expect(compareMember(book, recorded)).toEqual([
      'debits: 2 at the issuer, 1 of ours, not the same',
    ]);
    const other = month();
    other.recorded.bankCents = 0;
    expect(compareMember(other.book, other.recorded)).toEqual([
      'moved at her bank: 0 instead of -600',
    ]);
  });

  it('finds money that is hers while she owes', () => {
    const { book, recorded } = month();
    book.deposits.push({
      id: 'i',
      cents: 300,
      day: '2027-02-26',
      isHers: true,
      isTakenBack: false,
    });
    recorded.ledger.deposit = { ...SUMS, creditsPosted: 300 };
    const pay = { type: 'ach', subtype: 'incoming_credit', sign: 'credit', cents: 300 } as const;
    recorded.issuer.entries.push(entry(pay));
    recorded.issuer.balanceCents += 300;
    expect(compareMember(book, recorded)).toEqual(['300 are hers and owed at the same time']);
  });

  it('finds a hold that is left, and one of a debit that is over', () => {
    const { book, recorded } = month();
    recorded.ledger.receivable.debitsPending = 50;
    recorded.ledger.receivable.creditsPending = 60;
    expect(compareMember(book, recorded)).toEqual([
      'held for purchases: 50 instead of 0',
      'held for debits: 60 instead of 0',
    ]);
  });

  it('reckons with credits of disputes', () => {
    const { book, recorded } = month();
    const [disputed] = book.purchases;
    if (disputed) {
      const dispute = newDispute({ id: 'x', claimCents: 400, creditDueOn: '2027-03-01' });
      disputed.dispute = { ...dispute, state: 'provisional', creditCents: 400 };
    }
    expect(compareMember(book, recorded)).toContain('owed less deposited: 400 instead of 0');
  });
});

describe('the statements', () => {
  const differencesOf = (change: (recorded: Recorded) => void): string[] => {
    const { book, recorded } = month();
    change(recorded);
    return compareMember(book, recorded);
  };

  it('have each transfer once, in its amount and on its day', () => {
    const twice = differencesOf(({ stated }) => {
      const lines = stated.statements[0]?.lines ?? [];
      lines.push(...lines.slice(0, 1));
    });
    expect(twice).toContain('the line t1 is there twice');
    const another = differencesOf(({ stated }) => {
      const [line] = stated.statements[0]?.lines ?? [];
      if (line) line.day = '2027-02-21';
    });
    expect(another).toEqual(['the line t1 is no transfer']);
    const missing = differencesOf(({ stated }) => void stated.statements[0]?.lines.pop());
    expect(missing).toContain('t2 of 2027-02-25 is on no statement');
  });

  it('chain', () => {
    const found = differencesOf(({ stated }) => {
      stated.statements.push({
        startDate: '2027-03-01',
        endDate: '2027-03-31',
        openingCents: 399,
        closingCents: 399,
        lines: [],
      });
    });
    expect(found).toEqual([
      'the statement of 2027-03-31 opens at 399, not 400',
      'the last statement and what follows: 399 instead of 400',
    ]);
  });
});
