import type { Card, CardChange, Fulfillment, CardStatus } from './synctera-records.ts';
import { conflict } from './synctera-refusals.ts';
import type { Synctera } from './open-synctera.ts';
import { wireCard } from './wire.ts';
import { Refused } from '#http/refusals.ts';

type Why = { reason?: string; memo?: string };

/** Changes of a card, each with an entry in its list of changes and a webhook. */
export type CardLife = {
  /** @throws Refused where its status cannot become that one */
  setStatus(card: Card, status: CardStatus, why?: Why): Card;
  setFulfillment(card: Card, status: Fulfillment): Card;
  setPin(card: Card, pin: string): Card;
};

const NEXT: Readonly<Record<CardStatus, readonly CardStatus[]>> = {
  UNACTIVATED: ['ACTIVE', 'SUSPENDED', 'TERMINATED'],
  ACTIVE: ['SUSPENDED', 'TERMINATED'],
  SUSPENDED: ['ACTIVE', 'TERMINATED'],
  TERMINATED: [],
};

export function openCardLife({ records, now, notify, random }: Synctera): CardLife {
  const change = (before: Card, changed: Partial<Card>, log: Log) => {
    const card = { ...before, ...changed, last_modified_time: now() };
    const id = random.id();
    records.cards.put(card.id, card, card.account_id);
    records.changes.put(
      id,
      { ...log, id, channel: 'API', updated_at: now(), updated_by: 'API' },
      card.id,
    );
    const { card_status, card_fulfillment_status } = before;
    notify('CARD.UPDATED', wireCard(card), { card_status, card_fulfillment_status });
    return card;
  };
  return {
    setStatus(card, status, why = {}) {
      if (card.card_status === status) return card;
      if (!NEXT[card.card_status].includes(status)) {
        throw new Refused(conflict(`a ${card.card_status} card cannot be ${status}`));
      }
      const { reason = 'REQ', memo } = why;
      const details = { reason, ...(memo === undefined ? {} : { memo }) };
      return change(
        card,
        { card_status: status, status_reason: reason, ...(memo === undefined ? {} : { memo }) },
        { change_type: 'STATUS', state: status, ...details },
      );
    },
    setFulfillment: (card, status) =>
      change(
        card,
        { card_fulfillment_status: status },
        { change_type: 'FULFILLMENT', state: status },
      ),
    setPin: (card, pin) =>
      change(card, { pin }, { change_type: 'PIN', state: card.pin === null ? 'SET' : 'CHANGED' }),
  };
}

type Log = Pick<CardChange, 'change_type' | 'state' | 'reason' | 'memo'>;
