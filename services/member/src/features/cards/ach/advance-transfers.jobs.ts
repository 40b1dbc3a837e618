import { failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { togetherOrEach } from '#features/cards/together-or-each.ts';
import { endingOf, type SentTransfer, type TransferEnded } from './ach-transfer.ts';
import { sendTransfers } from './send-transfers.jobs.ts';
import { asMade, openFlow, type OpenFlow, type TransferFlow } from './transfer-flow.jobs.ts';

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

/**
 * Reads what has become of transfers. What came back and forbids more of them is posted before what else
 * did not arrive, so that of that nobody is told what is forbidden by then. What arrived is posted in the
 * order in which it was made: which purchases it pays does not depend on who answers first.
 */
function readNews<Transfer extends SentTransfer>({
  canceled,
  caseOfReturn,
  failed,
  inTurns,
  issuer,
  names,
  ofEach,
  openCase,
  store,
}: OpenFlow<Transfer>) {
  const end = async (transfer: Transfer, ended: TransferEnded, now: Date): Promise<void> => {
    // A return may be the first that is read of one that had arrived: both are posted then.
    const standing = ended.ending === 'returned' ? await settleArrived(transfer, now) : transfer;
    const isNews = await store.end(standing, ended, now);
    const kind = isNews ? caseOf(ended) : null;
    if (kind !== null) await openCase(kind, transfer);
  };
  const caseOf = ({ ending, code }: TransferEnded) =>
    ending === 'returned' ? caseOfReturn(code) : null;

  const settleArrived = async (transfer: Transfer, now: Date): Promise<Transfer> => {
    const { issuerAccountId: accountId, issuerId: id, status } = transfer;
    if (status === 'settled' || id === null) return transfer;
    if (!(await issuer.hadArrived({ id, accountId }))) return transfer;
    await store.settle([transfer], now);
    return { ...transfer, status: 'settled' };
  };

  return async (sent: readonly Transfer[], now: Date): Promise<void> => {
    const settled: Transfer[] = [];
    const ended = new Map<Transfer, TransferEnded>();
    await ofEach(sent, async (transfer) => {
      const { status, returnCode: code } = await issuer.read(transfer.issuerId ?? '');
      const ending = endingOf(transfer.status === 'settled' ? 'settled' : 'sent', status, canceled);
      if (ending === 'settled') settled.push(transfer);
      else if (ending !== null) ended.set(transfer, { ending, code });
      return null;
    });
    for (const isForbidding of [true, false]) {
      await inTurns([...ended.keys()], async (transfer) => {
        const one = ended.get(transfer);
        if (one && (caseOf(one) !== null) === isForbidding) await end(transfer, one, now);
      });
    }
    failpoint(`${names.failpoints}.read`);
    await togetherOrEach(asMade(settled), (some) => store.settle(some, now), failed);
    failpoint(`${names.failpoints}.settled`);
  };
}
