import { setTimeout as pause } from 'node:timers/promises';
import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { appendEvent, newId } from '@reset/service-kit';
import type { Knex } from 'knex';

/** What the list has to say of a person in the end. */
export type ToldUser = {
  id: string;
  name: string;
  last_sign_in_at: string | null;
  latest_transaction_date: string | null;
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
export function eventWriter(owners: Owners, told: Map<string, ToldUser>, seed: number) {
  const random = randomFrom(seed);
  const oneOf = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const mine: ToldUser[] = [];
  let minutes = seed;

  // The instants of one writer's events, none of them another's.
  const nextInstant = () => new Date(FIRST_MS + (minutes += 100) * MINUTE_MS);

  /** @param write appends the events and answers what the person is then */
  async function inTransaction(
    owner: Knex,
    write: (transaction: Knex.Transaction) => Promise<ToldUser>,
  ): Promise<void> {
    const ending = oneOf(ENDINGS);
    const transaction = await owner.transaction();
    const user = await write(transaction);
    if (ending === 'late') await pause(100 + random() * 300);
    if (ending === 'rolled back') return void (await transaction.rollback());
    await transaction.commit();
    if (!told.has(user.id)) mine.push(user);
    told.set(user.id, user);
    mine[mine.findIndex(({ id }) => id === user.id)] = user;
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

  const buy = (user: ToldUser) =>
    inTransaction(owners.member, async (transaction) => {
      const occurredAt = nextInstant();
      const latest = occurredAt.toISOString();
      await appendEvent<CardEvent>(transaction, {
        type: 'card_transaction.recorded',
        subject: user.id,
        payload: {
          user_id: user.id,
          card_transaction_id: newId(),
          latest_transaction_at: latest,
        },
        occurredAt,
      });
      return { ...user, latest_transaction_date: latest };
    });

  return {
    /** Tells one thing or another, of somebody new or of one of its own people. */
    async tellSomething(): Promise<void> {
      if (mine.length < 5 || random() < 0.2) return register();
      return oneOf([rename, signIn, buy])(oneOf(mine));
    },
    /** Tells that one of its own people has signed in. */
    tellOfSignIn: () => signIn(oneOf(mine)),
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
