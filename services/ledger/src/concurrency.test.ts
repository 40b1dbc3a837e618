import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerStore } from './ledger-store.ts';
import { balanceOf, rawLedger, someWire, type Wire } from '../testing/raw-ledger.ts';
import { someAccounts, someLedger } from '../testing/some-ledger.ts';

/** MONEY_KEYS=1000 for as many as design/money.md's section 6 asks for. */
const KEYS = Number(process.env['MONEY_KEYS'] ?? 100);
const TIMES = 20;
const CLIENTS = 8;
const MAX_MS = 300_000;

let test: Awaited<ReturnType<typeof someLedger>>;
beforeAll(async () => {
  test = await someLedger();
});
afterAll(async () => {
  expect(await ledgerStore(test.database).problems()).toEqual([]);
  await test.drop();
});

const ledger = () => rawLedger(test.database);
const members = (count: number) =>
  Promise.all(Array.from({ length: count }, () => someAccounts(ledgerStore(test.database))));
/** What the ledger says, or the code with which it refuses. */
const said = (transfers: Wire[]) =>
  ledger()
    .post(transfers)
    .catch((error: { code: string }) => error.code);
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_none, index) => make(index));
function countOf(answers: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[String(answer)] = (counts[String(answer)] ?? 0) + 1;
  return counts;
}

/** Asks as many at once as there are clients, until all are asked. */
async function byClients<Value>(clients: number, asks: readonly (() => Promise<Value>)[]) {
  const waiting = asks.values();
  const answers: Value[] = [];
  await Promise.all(
    times(clients, async () => {
      for (const ask of waiting) answers.push(await ask());
    }),
  );
  return answers;
}

describe('the same transfers many times at once', () => {
  it(
    `have ${KEYS} effects of ${KEYS} keys, ${TIMES} times each`,
    async () => {
      const accounts = await members(10);
      const sets = times(KEYS, (index) => {
        const { receivable, payable } = accounts[index % 10] ?? { receivable: 0n, payable: 0n };
        const [debit, credit] = [String(receivable), String(payable)];
        return [
          someWire({ debit, credit, amount: 3 }),
          someWire({ debit, credit, amount: 4, kind: 'pending' }),
        ];
      });
      const asks = sets.flatMap((set) => times(TIMES, () => () => said(set)));
      expect(countOf(await byClients(TIMES, asks))).toEqual({
        posted: KEYS,
        exists: KEYS * (TIMES - 1),
      });
      const balances = await Promise.all(
        accounts.map(({ receivable }) => balanceOf(test.database, receivable)),
      );
      const each = KEYS / 10;
      expect(balances).toEqual(times(10, () => `${4 * each} ${3 * each} 0 0`));
    },
    MAX_MS,
  );

  it('are made once, and are a conflict for all who mean other accounts', async () => {
    const accounts = await members(CLIENTS);
    for (let round = 0; round < 10; round += 1) {
      const ids = [newId(), newId(), newId()];
      const answers = await Promise.all(
        accounts.map(({ receivable, payable }, index) => {
          // Some name the ids in the other order, whose locks they then want in the other order.
          const named = index % 2 === 0 ? ids : ids.toReversed();
          const [debit, credit] = [String(receivable), String(payable)];
          return said(named.map((id) => someWire({ id, debit, credit })));
        }),
      );
      expect(countOf(answers)).toEqual({ posted: 1, LG001: CLIENTS - 1 });
    }
  });
});

describe('the same hold for several members at once', () => {
  it('is of one of them, and a conflict for the others', async () => {
    const accounts = await members(CLIENTS);
    await ledger().limits(accounts.map(({ userId }) => ({ member: userId, cents: 1_000 })));
    for (let round = 0; round < 5; round += 1) {
      const { kind: _kind, code: _code, ...asked } = someWire({ amount: 10 });
      const answers = await Promise.all(
        accounts.map(({ receivable }) =>
          ledger()
            .hold([{ ...asked, debit: String(receivable) }])
            .then(([answer]) => answer?.approved)
            .catch((error: { code: string }) => error.code),
        ),
      );
      expect(countOf(answers)).toEqual({ true: 1, LG001: CLIENTS - 1 });
    }
  });
});

describe('an id that another transaction is about to use', () => {
  /** Asks while the first has not committed, and lets it commit when that is waited for. */
  async function askBehind(first: Wire[], ask: () => Promise<unknown>) {
    const transaction = await test.database.transaction();
    await rawLedger(transaction).post(first);
    // Refused, it may say so before the commit is answered, so it is awaited from the beginning.
    const asked = Promise.allSettled([ask()]);
    await untilSomebodyWaits();
    await transaction.commit();
    const [answer] = await asked;
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }
  async function untilSomebodyWaits() {
    for (;;) {
      const { rows } = await test.database.raw('SELECT FROM pg_locks WHERE NOT granted');
      if (rows.length > 0) return;
    }
  }

  it('is waited for, and is then a conflict', async () => {
    const [one, other] = await members(2);
    const [first, second] = [one, other].map((member) => ({
      debit: String(member?.receivable),
      credit: String(member?.settlementCash),
    }));
    const id = newId();
    const credit = String(other?.debitClearing);
    const used = [someWire({ ...first, id })];
    expect(await askBehind(used, () => said([someWire({ ...second, id, credit })]))).toBe('LG001');

    await ledger().limits([{ member: other?.userId, cents: 1_000 }]);
    const { kind: _kind, code: _code, ...asked } = someWire({ id: newId(), amount: 10 });
    const held = ledger().hold;
    const refused = askBehind([someWire({ ...first, id: asked['id'] })], () =>
      held([{ ...asked, debit: second?.debit }]),
    );
    await expect(refused).rejects.toMatchObject({ code: 'LG001' });
    expect(await balanceOf(test.database, other?.receivable ?? 0n)).toBe('0 0 0 0');
  });
});

describe('two accounts', () => {
  it(`that ${CLIENTS} clients load in opposite directions never lock each other out`, async () => {
    const bank = await someAccounts(ledgerStore(test.database));
    const [one, other] = [String(bank.settlementCash), String(bank.debitClearing)];
    const asks = times(400, (index) => () => {
      const [debit, credit] = index % 2 === 0 ? [one, other] : [other, one];
      const there = someWire({ debit, credit, amount: 5 });
      const back = someWire({ debit: credit, credit: debit, amount: 2 });
      return said(index % 4 < 2 ? [there, back] : [back, there]);
    });
    expect(countOf(await byClients(CLIENTS, asks))).toEqual({ posted: 400 });
    expect(await balanceOf(test.database, bank.debitClearing)).toBe('0 1400 0 1400');
  });
});

describe('one account that everybody uses', () => {
  it('takes all that is done with it, by as many clients as there are', async () => {
    const accounts = await members(CLIENTS);
    const [hot] = accounts;
    const before = await balanceOf(test.database, hot?.payable ?? 0n);
    const asks = times(400, (index) => () => {
      const debit = String(accounts[index % CLIENTS]?.receivable);
      return said([someWire({ debit, credit: String(hot?.payable), amount: 1 })]);
    });
    expect(countOf(await byClients(CLIENTS, asks))).toEqual({ posted: 400 });
    const posted = (figures: string) => Number(figures.split(' ').at(-1));
    const after = await balanceOf(test.database, hot?.payable ?? 0n);
    expect(posted(after) - posted(before)).toBe(400);
  });
});

describe('what is scarce', () => {
  it('is taken from a hold until nothing is left, by whoever comes first', async () => {
    const [member] = await members(1);
    const hold: Wire = {
      ...someWire({ kind: 'pending', amount: 1_000, debit: String(member?.receivable) }),
      credit: String(member?.payable),
    };
    await ledger().post([hold]);
    const takes = times(
      TIMES,
      () => () => said([someWire({ kind: 'post', pending_id: hold['id'], amount: 150 })]),
    );
    expect(countOf(await byClients(TIMES, takes))).toEqual({ posted: 6, LG002: TIMES - 6 });
    expect(await balanceOf(test.database, member?.receivable ?? 0n)).toBe('100 900 0 0');
  });

  it('is held up to a limit exactly, while the limit is set to and fro', async () => {
    const [member] = await members(1);
    const limit = (cents: number) => ledger().limits([{ member: member?.userId, cents }]);
    await limit(1_000);
    const hold = () => {
      const { kind: _kind, code: _code, ...asked } = someWire({ amount: 150 });
      return ledger().hold([{ ...asked, debit: String(member?.receivable) }]);
    };
    const asks = times(TIMES, (index) => async () => {
      if (index % 5 === 4) await limit(index % 2 === 0 ? 1_000 : 999);
      return (await hold())[0]?.approved;
    });
    expect(countOf(await byClients(TIMES, asks))).toEqual({ true: 6, false: TIMES - 6 });
    expect(await balanceOf(test.database, member?.receivable ?? 0n)).toBe('900 0 0 0');
  });

  it('is reserved once for two debits of the same debt', async () => {
    const [member] = await members(1);
    const receivable = String(member?.receivable);
    await ledger().post([
      someWire({ debit: receivable, credit: String(member?.payable), amount: 500 }),
    ]);
    const debits = times(
      TIMES,
      () => () =>
        said([
          someWire({
            kind: 'pending',
            debit: String(member?.debitClearing),
            credit: receivable,
            amount: 500,
          }),
        ]),
    );
    expect(countOf(await byClients(TIMES, debits))).toEqual({ posted: 1, 23514: TIMES - 1 });
  });
});
