import type { DebitRefusal } from '@reset/api-contract/admin/user-detail.ts';
import { type AddJob, type Database, newId, type Transaction } from '@reset/service-kit';
import { settlementDay } from '#calendar/banking-day.ts';
import { type CalendarDate, dayOf } from '#calendar/calendar-date.ts';
import { purchaseStore } from '#features/cards/purchases/purchases.store.ts';
import { askedForOf, owedOf } from './owed.store.ts';
import { type Bank, debitableBank, repaysByDebit } from './debitable-banks.store.ts';
import { effectiveDay } from './effective-day.ts';
import { leftOver } from './instances.ts';
import { cancelAndTell, tellByMail } from './repayment-notices.store.ts';
import { authorizeRests, cancelObsolete } from './representments.store.ts';
import type { Changed } from './schedules.store.ts';
import { staffDebitObstacle } from './staff-debit-obstacle.store.ts';

/** What became of a repayment that staff asked for. */
export type Asked =
  | { id: string; effectiveOn: CalendarDate; amountCents: number }
  /** So much would be debited, and it is more than was approved; nothing has happened. */
  | { wantedCents: number }
  | {
      refusal: DebitRefusal | 'unknown' | 'not_in_time' | 'already_asked';
    };

type AskedDebit = {
  userId: string;
  day: CalendarDate;
  /** So much, or what is left to be asked for where that is less; null for all of that. */
  amountCents: number | null;
  /** The most that may be debited; null for all that there is. */
  approvedCents: number | null;
};

/** What became of what a member asked for. */
export type AskedByMember =
  | 'done'
  | 'unknown'
  | 'more_than_owed'
  | 'no_bank'
  | 'repays_from_pay'
  | 'already_asked'
  /** What was asked for before leaves less than this. */
  | 'left_to_others'
  /** The id is that of another repayment. */
  | 'id_reused';

type Wanted = { id: string; amountCents: number };

/**
 * Repayments that staff or a member ask for by themselves, and their ends, in the database. Whoever is
 * told that it is made has it made: each is asked for under the lock of the card account, and of what
 * is owed takes what those that were asked for before leave.
 */
export const askedInstanceStore = (database: Database) => ({
  /** Has a member's bank debited for what is owed now, once a day however often it is asked for. */
  askByStaff: (asked: AskedDebit, now: Date): Promise<Asked> =>
    database.transaction(async (transaction): Promise<Asked> => {
      const { userId, day } = asked;
      const effectiveOn = effectiveDay(day, now);
      if (effectiveOn === null) return { refusal: 'not_in_time' };
      const standing = await lockStanding(transaction, userId, now);
      const member = await transaction('member').where({ user_id: userId }).first('user_id');
      if (!member) return { refusal: 'unknown' };
      if (!standing) return { refusal: 'nothing_owed' };
      const { owedCents, leftCents } = standing;
      const obstacle = await staffDebitObstacle(transaction, { userId, owedCents, now });
      if (obstacle) return { refusal: obstacle };
      const wanted = { user_id: userId, purpose: 'staff', effective_on: effectiveOn } as const;
      if (await isAsked(transaction, wanted)) return { refusal: 'already_asked' };
      if (leftCents <= 0) return { refusal: 'nothing_left' };
      const amountCents = Math.min(asked.amountCents ?? leftCents, leftCents);
      if (amountCents > (asked.approvedCents ?? amountCents)) return { wantedCents: amountCents };
      const id = newId();
      await transaction('repayment_instance').insert({
        ...wanted,
        id,
        due_on: day,
        amount_cents: amountCents,
        created_at: now,
      });
      await cancelObsolete(transaction, now, userId);
      return { id, effectiveOn, amountCents };
    }),

  /**
   * Has her own bank debited for so much on the next banking day that can be. Asked again by the same
   * id, for the same amount, it is the same repayment, whatever has become of it. What is left of what
   * came back is debited when it would have been presented again.
   */
  askByMember: (userId: string, wanted: Wanted, { now, add }: Asking): Promise<AskedByMember> =>
    database.transaction(async (transaction): Promise<AskedByMember> => {
      const standing = await lockStanding(transaction, userId, now);
      const before = await askedBefore(transaction, userId, wanted);
      if (before !== null) return before;
      const day = settlementDay(now);
      const bank = await debitableBank(transaction, userId, dayOf(now));
      const refusal = await refusalOf(transaction, { userId, wanted, standing, bank, day });
      if (refusal !== null || bank === null) return refusal ?? 'no_bank';
      const { id, amountCents } = wanted;
      const made = await transaction('repayment_instance')
        .insert({
          id,
          user_id: userId,
          purpose: 'member',
          due_on: await dueDay(transaction, userId, day),
          effective_on: day,
          amount_cents: amountCents,
          created_at: now,
        })
        // Somebody else asks by the same id at this moment.
        .onConflict('id')
        .ignore()
        .returning('id');
      if (made.length === 0) return 'id_reused';
      const rests = await authorizeRests(transaction, userId);
      await cancelObsolete(transaction, now, userId);
      const told = { kind: 'asked', because: null, amountCents, day, rests } as const;
      const { name: bankName, mask: bankMask } = bank;
      await tellByMail(transaction, add, { ...told, userId, bankName, bankMask });
      return 'done';
    }),

  /** Cancels one that is still to come. */
  cancel: (id: string, { now, add }: Asking): Promise<Exclude<Changed, 'own'>> =>
    database.transaction(async (transaction): Promise<Exclude<Changed, 'own'>> => {
      const [userId] = await cancelAndTell(transaction, { id }, { because: 'staff', now, add });
      if (userId !== undefined) return { userId };
      return (await transaction('repayment_instance').where({ id }).first('id'))
        ? 'conflict'
        : 'unknown';
    }),
});

type Asking = { now: Date; add: AddJob };
type Standing = { owedCents: number; leftCents: number };

/** What a member owes, and what of it nobody has asked for, from now on; null without a card account. */
async function lockStanding(
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<Standing | null> {
  const account = await purchaseStore(transaction, now).lockAccount({ user_id: userId });
  if (!account) return null;
  const { cents: owedCents } = await owedOf(transaction, account.receivable);
  const askedFor = (await askedForOf(transaction, [userId])).get(userId) ?? [];
  return { owedCents, leftCents: leftOver(owedCents, askedFor) };
}

type AskedDay = {
  user_id: string;
  purpose: 'staff' | 'member';
  effective_on: CalendarDate;
};

/** Whether such a repayment is to come on a day, is under way or was made: not one that came back. */
export async function isAsked(database: Database, asked: AskedDay): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { is_asked: boolean }[] }>(IS_ASKED, asked);
  return rows[0]?.is_asked ?? false;
}

const IS_ASKED = `
  SELECT EXISTS (SELECT FROM repayment_instance i
                   LEFT JOIN debit d ON d.instance_id = i.id
                  WHERE i.user_id = :user_id AND i.purpose = :purpose
                    AND i.effective_on = :effective_on AND i.state <> 'cancelled'
                    AND (d.id IS NULL OR d.status NOT IN ('returned', 'refused'))) AS is_asked
`;

type MembersWish = {
  userId: string;
  wanted: Wanted;
  standing: Standing | null;
  bank: Bank | null;
  day: CalendarDate;
};

/** null where it is made. */
async function refusalOf(
  database: Database,
  { userId, wanted, standing, bank, day }: MembersWish,
): Promise<AskedByMember | null> {
  if (!standing) return 'unknown';
  if (wanted.amountCents > standing.owedCents) return 'more_than_owed';
  if (!(await repaysByDebit(database, userId))) return 'repays_from_pay';
  if (!bank) return 'no_bank';
  const asked = { user_id: userId, purpose: 'member', effective_on: day } as const;
  if (await isAsked(database, asked)) return 'already_asked';
  return wanted.amountCents > standing.leftCents ? 'left_to_others' : null;
}

/** null for an id that nobody has asked by. */
async function askedBefore(
  database: Database,
  userId: string,
  { id, amountCents }: Wanted,
): Promise<'done' | 'id_reused' | null> {
  const row = await database('repayment_instance').where({ id }).first();
  if (!row) return null;
  const isSame =
    row.user_id === userId &&
    row.purpose === 'member' &&
    (row.asked_cents ?? row.amount_cents) === amountCents;
  return isSame ? 'done' : 'id_reused';
}

/** What is repaid early was due on the payday of its period, where that is known. */
async function dueDay(
  database: Database,
  userId: string,
  day: CalendarDate,
): Promise<CalendarDate> {
  const limit = await database('limit_state').where({ user_id: userId }).first('payday');
  return limit?.payday && limit.payday > day ? limit.payday : day;
}
