import { newId } from '@reset/service-kit';
import { DAY_MS } from './durations.ts';
import { readNews } from './issuer-news.ts';
import { book, type IssuerHold, type MemberModel } from './member-model.ts';
import { expectSame, type Operation, type Operations } from './operation.ts';
import type { RealMember } from './real-member.ts';

/* What happens at the till and at the issuer's. */

/** How long we keep a hold that nobody ends. */
const HOLD_MS = 7 * DAY_MS;

export const authorize: Operation = ({ model, upTo, flag, at }) => {
  const { account, limit, holds, now } = model;
  const cents = upTo(limit.grossCents - account.outstandingCents());
  const isWithin = account.outstandingCents() + cents <= limit.grossCents;
  return async (real) => {
    const id = newId();
    expectSame('is approved', await real.authorize(id, cents, at), isWithin);
    if (!isWithin) return;
    const hold = holdOf({ id, at, cents, isRecorded: flag, expiresAt: now + HOLD_MS });
    holds.set(id, hold);
    book(model, { kind: 'hold', id, at, cents });
    if (flag) tell(real, hold);
  };
};

/** The issuer approves in our place. */
const standIn: Operation =
  ({ model, cents, at }) =>
  async (real) => {
    const id = newId();
    const hold = holdOf({ id, at, cents, isRecorded: true, expiresAt: at + HOLD_MS });
    model.holds.set(id, hold);
    tell(real, hold);
  };

const changeHold: Operation = ({ model, oneOf, upTo }) => {
  const hold = oneOf(openHolds(model));
  return (
    hold &&
    (async (real) => {
      hold.authorizedCents = upTo(hold.authorizedCents);
      hold.expiresAt = hold.at + HOLD_MS;
      tell(real, hold);
    })
  );
};

const endHold: Operation = ({ model, oneOf, flag }) => {
  const hold = oneOf(openHolds(model));
  return (
    hold &&
    (async (real) => {
      // One that was over before we knew of it is none of ours until something is posted of it.
      hold.status = flag && hold.isRead ? 'cleared' : 'released';
      tell(real, hold);
    })
  );
};

/** Of a hold, whether the issuer has recorded it or not, once or again, or of none that we know. */
export const clear: Operation = ({ model, oneOf, upTo, cents, flag, at, index }) => {
  const hold = index % 4 === 0 ? undefined : oneOf([...model.holds.values()]);
  const unknown = flag ? newId() : null;
  const entry = {
    id: newId(),
    at,
    cents: hold ? upTo(hold.authorizedCents) : cents,
    holdId: hold?.id ?? unknown,
  };
  return async ({ her }) => {
    model.unread.push(entry);
    const { id, holdId, cents: amountCents } = entry;
    her.post({ id, holdId, amountCents, occurredAt: new Date(at) });
  };
};

/** Of any size, of a purchase that was read or not, of a hold, of what nobody knows, or of nothing. */
export const refund: Operation = ({ model, oneOf, upTo, flag, index, cents, at }) => {
  const known = oneOf([
    ...model.posted.keys(),
    ...model.unread.filter(({ refundOf }) => refundOf === undefined).map(({ id }) => id),
  ]);
  const ofNone = index % 8 === 0 ? null : newId();
  const refundOf = index % 4 === 0 || known === undefined ? ofNone : known;
  const purchase = known === undefined ? '' : (model.posted.get(known) ?? '');
  const amountCents = known === undefined ? cents : upTo(model.account.postedCents(purchase));
  const hold = flag && refundOf !== known ? oneOf(knownHolds(model)) : undefined;
  const holdId = hold?.id ?? null;
  const entry = { id: newId(), at, cents: Math.max(amountCents, 1), holdId, refundOf };
  return async ({ her }) => {
    model.unread.push(entry);
    her.post({
      id: entry.id,
      holdId,
      originalId: refundOf,
      direction: 'credit',
      amountCents: entry.cents,
      occurredAt: new Date(at),
    });
  };
};

export const sync: Operation =
  ({ model }) =>
  async ({ her }) => {
    await her.sync();
    readNews(model);
    const { account } = model;
    if (account.depositCents() > 0 && account.fromPayCents() > 0) {
      throw new Error('The model leaves money of hers beside what she owes');
    }
  };

type NewHold = Pick<IssuerHold, 'id' | 'at' | 'isRecorded' | 'expiresAt'> & { cents: number };

const holdOf = ({ cents, ...hold }: NewHold): IssuerHold => ({
  ...hold,
  authorizedCents: cents,
  status: 'open',
  endedAtCents: null,
  changes: 0,
  isRead: false,
});

/** Holds that the issuer has and that are read with the next sync. */
const openHolds = ({ holds, account }: MemberModel): IssuerHold[] =>
  [...holds.values()].filter(
    (hold) =>
      hold.isRecorded && hold.status === 'open' && (!hold.isRead || account.heldCents(hold.id) > 0),
  );

/** Of which we have a purchase, whatever has become of it. */
const knownHolds = ({ holds, account }: MemberModel): IssuerHold[] =>
  [...holds.values()].filter(
    ({ id, isRead }) => isRead && account.heldCents(id) + account.postedCents(id) > 0,
  );

/** The issuer says so of it from now on. */
function tell({ her }: RealMember, hold: IssuerHold): void {
  const { id, at, authorizedCents, status } = hold;
  her.hold({
    id,
    status,
    authorizedCents,
    reason: { open: 'APPROVED', released: 'REVERSED', cleared: 'CLEARED' }[status],
    occurredAt: new Date(at),
    updatedAt: new Date(at + hold.changes * 1_000),
  });
  hold.changes += 1;
}

export const cardOperations: Operations = {
  authorize: [authorize, 5],
  standIn: [standIn, 2],
  changeHold: [changeHold, 2],
  endHold: [endHold, 2],
  clear: [clear, 7],
  refund: [refund, 3],
  sync: [sync, 6],
};
