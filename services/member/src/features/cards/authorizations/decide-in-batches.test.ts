import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  approved,
  declined,
  NotDecided,
  type AuthorizationRequest,
  type AuthorizationDecision,
} from './authorizations.ts';
import { type BatchSettings, type DecideAll, decideInBatches } from './decide-in-batches.ts';

const SETTINGS: BatchSettings = { maxBatch: 64, concurrency: 2, maxQueue: 1_000, budgetMs: 2_000 };

let made = 0;
const request = (changes: Partial<AuthorizationRequest> = {}): AuthorizationRequest => {
  made += 1;
  return {
    id: `authorization-${made}`,
    cardId: `card-${made}`,
    accountId: `account-${made}`,
    amountCents: 100,
    occurredAt: new Date('2026-11-20T20:00:00Z'),
    merchantName: 'Corner Store',
    merchantCategory: null,
    ...changes,
  };
};
const requests = (count: number, changes: Partial<AuthorizationRequest> = {}) =>
  Array.from({ length: count }, () => request(changes));
const all = (batch: readonly AuthorizationRequest[], decision: AuthorizationDecision = approved) =>
  new Map(batch.map(({ id }) => [id, decision]));

/** What is decided, and by which batches; each waits until it is let go. */
function batching(
  decideAll: DecideAll = async (batch) => all(batch),
  settings: Partial<BatchSettings> = {},
) {
  const batches: (readonly AuthorizationRequest[])[] = [];
  const gates: (() => void)[] = [];
  let isHeld = false;
  const decide = decideInBatches(
    async (batch) => {
      batches.push(batch);
      if (isHeld) await new Promise<void>((resolve) => gates.push(resolve));
      return decideAll(batch);
    },
    { ...SETTINGS, ...settings },
  );
  return {
    decide,
    batches,
    sizes: () => batches.map((batch) => batch.length),
    hold: () => void (isHeld = true),
    letGo() {
      isHeld = false;
      for (const open of gates.splice(0)) open();
    },
  };
}
const turns = () => pause(5);

describe('deciding in batches', () => {
  it('answers each with its own decision', async () => {
    const [first, second] = [request(), request()];
    const { decide } = batching(
      async () =>
        new Map([
          [second.id, declined('LIMIT_EXCEEDED')],
          [first.id, approved],
        ]),
    );
    expect(await Promise.all([decide(first), decide(second)])).toEqual([
      { status: 'APPROVED' },
      { status: 'DECLINED', reason: 'LIMIT_EXCEEDED' },
    ]);
  });

  it('decides together what comes in together, and then what came in meanwhile', async () => {
    const { decide, sizes, hold, letGo } = batching();
    hold();
    const first = requests(3).map(decide);
    await turns();
    const second = requests(2).map(decide);
    await turns();
    const third = requests(30).map(decide);
    await turns();
    expect(sizes()).toEqual([3, 2]);
    letGo();
    await Promise.all([...first, ...second, ...third]);
    expect(sizes()).toEqual([3, 2, 30]);
  });

  it('makes no batch larger than the largest', async () => {
    const { decide, sizes } = batching(undefined, { maxBatch: 4 });
    await Promise.all(requests(10).map(decide));
    expect(sizes()).toEqual([4, 4, 2]);
  });

  it('has never two of one account under way, and decides them in the order they came', async () => {
    const { decide, batches, hold, letGo } = batching();
    const mine = requests(5, { accountId: 'mine' });
    hold();
    const answers = [...mine, ...requests(5)].map(decide);
    await turns();
    expect(batches.map((batch) => batch.length)).toEqual([6]);
    letGo();
    await Promise.all(answers);
    const ofMine = batches.map((batch) => batch.filter((one) => one.accountId === 'mine'));
    expect(ofMine).toEqual(mine.map((one) => [one]));
  });

  it('tries again where another transaction was in the way, a few times', async () => {
    let failures = 2;
    const inTheWay = async (batch: readonly AuthorizationRequest[]) => {
      if (failures > 0) {
        failures -= 1;
        throw new NotDecided('retry', 'deadlock detected');
      }
      return all(batch);
    };
    const { decide, sizes } = batching(inTheWay);
    await Promise.all(requests(2).map(decide));
    expect(sizes()).toEqual([2, 2, 2]);

    failures = Infinity;
    await expect(decide(request())).rejects.toMatchObject({ kind: 'retry' });
    expect(sizes().slice(3)).toEqual([1, 1, 1, 1]);
  });

  it.each(['refused', 'retry'] as const)(
    'fails one that is %s and none of its neighbours',
    async (kind) => {
      const bad = request();
      const { decide } = batching(async (batch) => {
        if (batch.includes(bad)) throw new NotDecided(kind, 'something is wrong with one');
        return all(batch);
      });
      const good = requests(6);
      const outcomes = await Promise.allSettled([bad, ...good].map(decide));
      expect(outcomes.map(({ status }) => status)).toEqual([
        'rejected',
        ...good.map(() => 'fulfilled'),
      ]);
    },
  );

  it('decides once and not one by one while the database is away', async () => {
    const { decide, sizes } = batching(async () => {
      throw new NotDecided('unavailable', 'connect ECONNREFUSED');
    });
    const outcomes = await Promise.allSettled(requests(5).map(decide));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(sizes()).toEqual([5]);
  });

  it('fails what nothing was said of, and what failed for a reason of its own', async () => {
    const { decide } = batching(async () => new Map());
    await expect(decide(request())).rejects.toThrow('no decision');
    const broken = batching(async () => {
      throw new TypeError('not a function');
    });
    await expect(broken.decide(request())).rejects.toMatchObject({ kind: 'refused' });
  });

  it('says in time that nothing was decided, and does not decide it later', async () => {
    const { decide, batches, hold, letGo } = batching(undefined, { budgetMs: 40 });
    hold();
    const mine = requests(2, { accountId: 'mine' });
    const outcomes = await Promise.allSettled(mine.map(decide));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    letGo();
    await turns();
    expect(batches).toEqual([[mine[0]]]);
    expect(await decide(request({ accountId: 'mine' }))).toEqual(approved);
  });

  it('turns away whom it cannot serve, at once', async () => {
    const { decide, hold, letGo } = batching(undefined, { maxQueue: 3, concurrency: 1 });
    hold();
    const taken = [decide(request())];
    await turns();
    taken.push(...requests(3).map(decide));
    await expect(decide(request())).rejects.toMatchObject({ kind: 'unavailable' });
    letGo();
    await Promise.all(taken);
    expect(await decide(request())).toEqual(approved);
  });
});
