import type { Card, CardChange, Fulfillment, CardStatus } from './synctera-records.ts';
import { conflict, SyncteraRefused } from './synctera-refusal.ts';
import type { SyncteraWorld } from './synctera-world.ts';
import { wireCard } from './wire-card.ts';

type Why = { reason?: string; memo?: string };

/** What happens to a card; all of it is in its changes, and told by webhook. */
export type CardLife = {
  /** @throws SyncteraRefused where its status leads nowhere near that one */
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

export function openCardLife({ remembered, now, notify }: SyncteraWorld): CardLife {
  const change = (before: Card, changed: Partial<Card>, log: Log) => {
    const card = { ...before, ...changed, last_modified_time: now() };
    const id = crypto.randomUUID();
    remembered.cards.put(card.id, card, card.account_id);
    remembered.changes.put(
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
        throw new SyncteraRefused(conflict(`a ${card.card_status} card cannot be ${status}`));
      }
      const { reason = 'REQ', memo } = why;
      const told = { reason, ...(memo === undefined ? {} : { memo }) };
      return change(
        card,
        { card_status: status, status_reason: reason, ...(memo === undefined ? {} : { memo }) },
        { change_type: 'STATUS', state: status, ...told },
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
