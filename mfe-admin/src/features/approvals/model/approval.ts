import type { Approval } from '#features/commands/commands.ts';

/** Who made it: the end of her id while nothing else is known. */
export const makerOf = ({ madeBy, madeByName }: Approval): string => madeByName ?? madeBy.slice(-4);

/** Who decided it; null where nobody did, or where that is not told. */
export const deciderOf = ({ decidedBy, decidedByName }: Approval): string | null =>
  decidedByName ?? decidedBy?.slice(-4) ?? null;

/** The day for which a debit is asked for; none where that is not told. */
export function debitDayOf({ changes }: Pick<Approval, 'changes'>): string {
  const day = changes.find(({ field }) => field === 'effective_date')?.after;
  return day ? String(JSON.parse(day)) : '';
}
