import type { CardEvent } from '@reset/api-contract/member/card-events.ts';
import type { UserEvent } from '@reset/api-contract/public/user-events.ts';
import { newId } from '@reset/service-kit';
import { testDatabase } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DB } from '#testing/admin-service.ts';
import { applyCardEvents, applyUserEvents } from './readings.store.ts';

let test: Awaited<ReturnType<typeof testDatabase>>;
let generation: number;
beforeAll(async () => {
  test = await testDatabase(DB);
  const [row] = await test
    .database('subscription')
    .insert({ owner: 'public', is_live: true })
    .returning('generation');
  generation = row.generation;
});
afterAll(() => test.drop());

const MORNING = '2026-11-20T16:00:00.000Z';
const NOON = '2026-11-20T20:00:00.000Z';

const envelope = { subject_version: 1, position: '1.1', occurred_at: NOON };

const told = (
  type: 'user.registered' | 'user.changed',
  subject: string,
  email: string,
): UserEvent => ({
  ...envelope,
  type,
  subject,
  payload: {
    email,
    first_name: 'Rosa',
    last_name: 'Marin',
    confirmed: true,
    partner_slug: null,
    created_at: MORNING,
  },
});

const signedIn = (subject: string, occurred_at: string): UserEvent => ({
  ...envelope,
  type: 'user.signed_in',
  subject,
  payload: {},
  occurred_at,
});

const readingOf = (userId: string) =>
  test.database('user_reading').where({ generation, user_id: userId }).first();

describe('a page of events of people', () => {
  it('leaves each as she was told last, with her latest sign-in', async () => {
    const [rosa, omar] = [newId(), newId()];
    await test.database.transaction((transaction) =>
      applyUserEvents(
        transaction,
        [
          told('user.registered', rosa, 'rosa@example.com'),
          told('user.registered', omar, 'omar@example.com'),
          signedIn(rosa, MORNING),
          told('user.changed', rosa, 'marin@example.com'),
          signedIn(rosa, NOON),
        ],
        generation,
      ),
    );
    expect(await readingOf(rosa)).toMatchObject({
      email: 'marin@example.com',
      last_sign_in_at: new Date(NOON),
    });
    expect(await readingOf(omar)).toMatchObject({
      email: 'omar@example.com',
      last_sign_in_at: null,
    });
  });

  it('keeps what was told before of who signs in or is changed', async () => {
    const rosa = newId();
    const apply = (event: UserEvent) =>
      test.database.transaction((transaction) => applyUserEvents(transaction, [event], generation));
    await apply(told('user.registered', rosa, 'rosa@example.com'));
    await apply(signedIn(rosa, NOON));
    await apply(told('user.changed', rosa, 'marin@example.com'));
    expect(await readingOf(rosa)).toMatchObject({
      email: 'marin@example.com',
      registered_at: new Date(MORNING),
      last_sign_in_at: new Date(NOON),
    });
  });

  it('keeps no sign-in of whom nothing was told', async () => {
    const nobody = newId();
    await test.database.transaction((transaction) =>
      applyUserEvents(transaction, [signedIn(nobody, NOON)], generation),
    );
    expect(await readingOf(nobody)).toBeUndefined();
  });
});

describe('a page of events of cards', () => {
  it('leaves each cardholder with her latest purchase, and none with a card alone', async () => {
    const [rosa, omar] = [newId(), newId()];
    const opened = (user_id: string): CardEvent => ({
      ...envelope,
      type: 'card_account.opened',
      subject: newId(),
      payload: { user_id },
    });
    const bought = (user_id: string, latest_transaction_at: string): CardEvent => ({
      ...envelope,
      type: 'card_transaction.recorded',
      subject: newId(),
      payload: { user_id, card_transaction_id: newId(), latest_transaction_at },
    });
    await test.database.transaction((transaction) =>
      applyCardEvents(
        transaction,
        [opened(rosa), opened(omar), bought(rosa, MORNING), bought(rosa, NOON), opened(rosa)],
        generation,
      ),
    );
    const rows = await test.database('cardholder_reading').whereIn('user_id', [rosa, omar]);
    expect(new Map(rows.map((row) => [row.user_id, row.latest_transaction_at]))).toEqual(
      new Map([
        [rosa, new Date(NOON)],
        [omar, null],
      ]),
    );
  });
});
