import { describe, expect, it } from '@jest/globals';
import { accountOfEvent } from './event.ts';

const ID = '01a20006-e73d-7d52-ae46-2186bf09d9a0';
const event = (type: string, resource: unknown) => ({
  type,
  event_resource: JSON.stringify(resource),
});

describe('accountOfEvent', () => {
  it.each<[string, unknown]>([
    ['TRANSACTION.PENDING.UPDATED', { account_id: ID, data: {} }],
    ['CARD.UPDATED', { account_id: ID }],
  ])('knows whose %s is', (type, resource) => {
    expect(accountOfEvent(event(type, resource))).toBe(ID);
  });

  it('takes the first line of what is posted', () => {
    const lines = [{ account_id: ID }, { account_id: ID.replace('01', '02') }];
    expect(accountOfEvent(event('TRANSACTION.POSTED.CREATED', { data: { lines } }))).toBe(ID);
  });

  it.each<[string, unknown]>([
    ['an event of another kind', event('ACCOUNT.UPDATED', { account_id: ID })],
    ['a kind that only begins alike', event('CARDS', { account_id: ID })],
    ['a kind within another', event('MY.CARD.UPDATED', { account_id: ID })],
    ['no id', event('CARD.UPDATED', { account_id: `${ID}x` })],
    ['no resource', event('CARD.UPDATED', null)],
    ['no lines', event('TRANSACTION.POSTED.CREATED', { data: { lines: [] } })],
    ['no JSON', { type: 'CARD.UPDATED', event_resource: '{' }],
    ['an object for text', { type: 'CARD.UPDATED', event_resource: { account_id: ID } }],
    ['nothing', null],
    ['text', 'CARD.UPDATED'],
  ])('knows nobody by %s', (_what, message) => {
    expect(accountOfEvent(message)).toBeNull();
  });
});
