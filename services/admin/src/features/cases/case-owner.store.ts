import type { Database, Transaction } from '@reset/service-kit';
import { appendAudit } from '#features/audit/audit.store.ts';
import type { Case } from './cases.ts';

/** Who takes a case or gives it back, and in which request. */
export type Taking = {
  taken: boolean;
  /** Who has it by what the caller has seen; null for nobody. */
  from: string | null;
  staffId: string;
  onBehalfOf: string | null;
  requestId: string;
  now: Date;
};

/**
 * Takes a case, from whom the caller has seen it with, or gives her own back; again it changes nothing.
 * @returns false where somebody else has it by now
 */
export const changeOwner = (database: Database, one: Case, taking: Taking): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const before = await ownerOf(transaction, one.id);
    const wanted = taking.taken ? taking.staffId : null;
    if (before === wanted) return true;
    // Given back is one's own alone; taken is what is still as it was seen.
    if (before !== (taking.taken ? taking.from : taking.staffId)) return false;
    if (!(await write(transaction, one.id, before, taking))) return false;
    await appendAudit(transaction, {
      at: taking.now,
      staffId: taking.staffId,
      onBehalfOf: taking.onBehalfOf,
      action: taking.taken ? 'case.take' : 'case.give_back',
      subjectId: one.user?.id ?? null,
      object: { kind: 'case', id: one.id },
      changes: { owner: { before, after: wanted } },
      state: 'done',
      requestId: taking.requestId,
    });
    return true;
  });

async function ownerOf(transaction: Transaction, id: string): Promise<string | null> {
  const row = await transaction('case_owner').where({ case_id: id }).first('staff_id');
  return row?.staff_id ?? null;
}

/** Writes it if nobody else has meanwhile. */
async function write(
  transaction: Transaction,
  id: string,
  before: string | null,
  { taken, staffId, now }: Taking,
): Promise<boolean> {
  const owners = transaction('case_owner');
  const held = owners.clone().where({ case_id: id, staff_id: before });
  const row = { staff_id: staffId, taken_at: now };
  if (!taken) return (await held.delete()) > 0;
  if (before !== null) return (await held.update(row)) > 0;
  const made = await owners
    .insert({ case_id: id, ...row })
    .onConflict()
    .ignore()
    .returning('case_id');
  return made.length > 0;
}
