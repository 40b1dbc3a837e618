import { failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { togetherOrEach } from '#features/cards/together-or-each.ts';
import { endingOf, type SentTransfer, type TransferEnded } from './ach-transfer.ts';
import { sendTransfers } from './send-transfers.jobs.ts';
import { openFlow, type OpenFlow, type TransferFlow } from './transfer-flow.jobs.ts';

/**
 * Takes transfers one step further: sends them, or reads what has become of them. One that fails is
 * tried again with the next run, and keeps no other waiting.
 */
export function advanceTransfers<Transfer extends SentTransfer>(
  context: Context,
  flow: TransferFlow<Transfer>,
) {
  const opened = openFlow(context, flow);
  const send = sendTransfers(context, opened);
  const read = readNews(opened);
  return async (ids: readonly string[], now: Date): Promise<void> => {
    if (ids.length === 0) return;
    failpoint(`${flow.names.failpoints}.reserved`);
    const taken = await flow.store.take(ids, now);
    await send(
      taken.filter(({ status }) => status === 'reserved'),
      now,
    );
    await read(
      taken.filter(({ status }) => status === 'sent' || status === 'settled'),
      now,
    );
  };
}

/** The same with all that are found; what is found again is tried again with the next run. */
export async function advanceAll(
  find: () => Promise<readonly string[]>,
  advance: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const ids = (await find()).filter((id) => !seen.has(id));
    if (ids.length === 0) return;
    for (const id of ids) seen.add(id);
    await advance(ids);
  }
}

/** Reads what has become of transfers. */
function readNews<Transfer extends SentTransfer>({
  canceled,
  caseOfReturn,
  failed,
  issuer,
  names,
  ofEach,
  openCase,
  store,
}: OpenFlow<Transfer>) {
  const end = async (transfer: Transfer, ended: TransferEnded, now: Date): Promise<null> => {
    const isNews = await store.end(transfer, ended, now);
    const kind = isNews && ended.ending === 'returned' ? caseOfReturn(ended.code) : null;
    if (kind !== null) await openCase(kind, transfer);
    return null;
  };

  const settleArrived = async (transfer: Transfer, now: Date): Promise<Transfer> => {
    const { issuerAccountId: accountId, issuerId: id, status } = transfer;
    if (status === 'settled' || id === null) return transfer;
    if (!(await issuer.hadArrived({ id, accountId }))) return transfer;
    await store.settle([transfer], now);
    return { ...transfer, status: 'settled' };
  };

  return async (sent: readonly Transfer[], now: Date): Promise<void> => {
    const settled = await ofEach(sent, async (transfer) => {
      const { status, returnCode: code } = await issuer.read(transfer.issuerId ?? '');
      const ending = endingOf(transfer.status === 'settled' ? 'settled' : 'sent', status, canceled);
      if (ending === null || ending === 'settled') return ending;
      // A return may be the first that is read of one that had arrived: both are posted then.
      const standing = ending === 'returned' ? await settleArrived(transfer, now) : transfer;
      return end(standing, { ending, code }, now);
    });
    failpoint(`${names.failpoints}.read`);
    await togetherOrEach(
      settled.map(({ transfer }) => transfer),
      (some) => store.settle(some, now),
      failed,
    );
    failpoint(`${names.failpoints}.settled`);
  };
}
