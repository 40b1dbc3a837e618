import { setTimeout as pause } from 'node:timers/promises';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent, newId } from '@reset/service-kit';
import type { Knex } from 'knex';
import { somePurchase } from './applied-events.ts';

/** What the list has to say of a person in the end. */
export type ToldUser = {
  id: string;
  name: string;
  last_sign_in_at: string | null;
  latest_transaction_date: string | null;
};

/** What the lists have to say in the end. */
export type Told = {
  users: Map<string, ToldUser>;
  /** How each purchase stands, by its id. */
  purchases: Map<string, 'pending' | 'posted'>;
};

type Owners = { public: Knex; member: Knex };

const FIRST_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
/** How a transaction ends: most soon, some late, some not at all. */
const ENDINGS = ['soon', 'soon', 'soon', 'late', 'rolled back'] as const;

/**
 * Tells of people into the owners' tables as two busy services would. What is told
 * follows from the seed; how the transactions of several writers interleave does not.
 * @param told gets each person as she is after every commit
 */
export function eventWriter(owners: Owners, told: Told, seed: number) {
  const random = randomFrom(seed);
  const oneOf = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const mine: ToldUser[] = [];
  const account = newId();
  let minutes = seed;

  // The instants of one writer's events, none of them another's.
  const nextInstant = () => new Date(FIRST_MS + (minutes += 100) * MINUTE_MS);

  /** @param write appends the events and answers what the person is then */
  async function inTransaction(
    owner: Knex,
    write: (transaction: Knex.Transaction) => Promise<ToldUser>,
  ): Promise<boolean> {
    const ending = oneOf(ENDINGS);
    const transaction = await owner.transaction();
    const user = await write(transaction);
    if (ending === 'late') await pause(100 + random() * 300);
    if (ending === 'rolled back') {
      await transaction.rollback();
      return false;
    }
    await transaction.commit();
    if (!told.users.has(user.id)) mine.push(user);
    told.users.set(user.id, user);
    mine[mine.findIndex(({ id }) => id === user.id)] = user;
    return true;
  }

  const register = () =>
    inTransaction(owners.public, async (transaction) => {
      const user = { id: newId(), name: `Rosa ${newId()}`, ...NOTHING_YET };
      await tellIdentity(transaction, 'user.registered', user, nextInstant());
      return user;
    });

  const rename = (user: ToldUser) =>
    inTransaction(owners.public, async (transaction) => {
      const names = [`Rosa ${newId()}`, `Rosalind ${newId()}`];
      for (const name of names) {
        await tellIdentity(transaction, 'user.changed', { ...user, name }, nextInstant());
      }
      return { ...user, name: names[1] ?? '' };
    });

  const signIn = (user: ToldUser) =>
    inTransaction(owners.public, async (transaction) => {
      const occurredAt = nextInstant();
      const requireIdentity = { type: 'user.signed_in', subject: user.id, payload: {} } as const;
      await appendEvent<UserEvent>(transaction, { ...requireIdentity, occurredAt });
      return { ...user, last_sign_in_at: occurredAt.toISOString() };
    });

  const purchases: string[] = [];

  /** Tells of a new purchase, or that one of before was posted. */
  async function buy(user: ToldUser): Promise<void> {
    const earlier = random() < 0.5 ? purchases.at(-1) : undefined;
    const id = earlier ?? newId();
    const state = earlier ? 'posted' : 'pending';
    const isTold = await inTransaction(owners.member, async (transaction) => {
      const occurredAt = nextInstant();
      const latest = occurredAt.toISOString();
      await appendEvent<CardEvent>(transaction, {
        type: 'card_transaction.recorded',
        // One account for each writer: a purchase is told in the order of its changes.
        subject: account,
        payload: {
          user_id: user.id,
          card_transaction_id: id,
          latest_transaction_at: latest,
          purchase: { ...somePurchase, customer_state: state },
        },
        occurredAt,
      });
      return { ...user, latest_transaction_date: latest };
    });
    if (!isTold) return;
    if (!earlier) purchases.push(id);
    told.purchases.set(id, state);
  }

  return {
    /** Tells one thing or another, of somebody new or of one of its own people. */
    async tellSomething(): Promise<void> {
      if (mine.length < 5 || random() < 0.2) await register();
      else await oneOf([rename, signIn, buy])(oneOf(mine));
    },
    /** Tells that one of its own people has signed in. */
    async tellOfSignIn(): Promise<void> {
      await signIn(oneOf(mine));
    },
    /** Tells that one of them has bought. */
    tellOfPurchase: () => buy(oneOf(mine)),
  };
}

const NOTHING_YET = { last_sign_in_at: null, latest_transaction_date: null };

async function tellIdentity(
  transaction: Knex.Transaction,
  type: 'user.registered' | 'user.changed',
  { id, name }: ToldUser,
  occurredAt: Date,
): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const payload = {
    email: `${id}@example.com`,
    first_name: firstName,
    last_name: lastName,
    confirmed: true,
    partner_slug: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  await appendEvent<UserEvent>(transaction, { type, subject: id, payload, occurredAt });
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
