import pLimit from 'p-limit';
import type { Context } from '#context.ts';
import { type Alert, type CaseKind, caseStore } from '#features/cards/sync/cases.store.ts';
import type { IssuedTransfer, SentTransfer, TransferEnded } from './ach-transfer.ts';
import type { transferStore } from './ach-transfers.store.ts';

/** What transfers of one kind have of their own. */
export type TransferFlow<Transfer extends SentTransfer> = {
  /** What it is called: in cases, at failpoints, in the key that registers her account, in the log. */
  names: {
    cases: 'payout' | 'debit';
    failpoints: 'payout' | 'repayment';
    bankAccount: 'recipient' | 'source';
    failed: string;
    alert: string;
  };
  /** How many calls to the issuer wait for their answer at any moment. */
  concurrency: number;
  store: Pick<ReturnType<typeof transferStore>, 'keepBankAccounts' | 'keepSent'> & {
    /** Reads some, and remembers that they are looked at now. */
    take(ids: readonly string[], now: Date): Promise<Transfer[]>;
    /** Posts that some arrived, each once. */
    settle(transfers: readonly Transfer[], now: Date): Promise<void>;
    /** Posts that one was refused or came back, once; false where it has another status by now. */
    end(transfer: Transfer, ended: TransferEnded, now: Date): Promise<boolean>;
  };
  issuer: {
    send(transfer: Transfer, bankAccountId: string): Promise<IssuedTransfer>;
    findSent(key: string): Promise<IssuedTransfer | null>;
    read(id: string): Promise<IssuedTransfer>;
    /** Whether one that came back had arrived before. @param transfer with the issuer's ids */
    hadArrived(transfer: { id: string; accountId: string }): Promise<boolean>;
  };
  /** How one ends that the issuer cancels before it has arrived. */
  canceled: 'refused' | 'returned';
  /** Why staff have to look at one that came back; null where they need not. */
  caseOfReturn(code: string | null): CaseKind | null;
};

/** What the steps of a flow share: its cases, and how they go through many of its transfers. */
export function openFlow<Transfer extends SentTransfer>(
  { clock, database, log }: Context,
  flow: TransferFlow<Transfer>,
) {
  const { concurrency, names } = flow;
  const limit = pLimit(concurrency);
  const alert: Alert = (event, about) => log.error({ event, ...about }, names.alert);
  const casesOf = ({ accountId }: Transfer) =>
    caseStore(database, { accountId, now: clock.now(), alert });
  const failed = (err: unknown, { id }: Transfer): void => log.error({ err, id }, names.failed);

  return {
    ...flow,
    failed,
    openCase: (kind: CaseKind, transfer: Transfer): Promise<void> =>
      casesOf(transfer).open({
        kind,
        subject: transfer.id,
        detail: { amount_cents: transfer.amountCents },
      }),
    closeCase: (kind: CaseKind, transfer: Transfer): Promise<void> =>
      casesOf(transfer).close({ kind, subject: transfer.id }),
    /** Works on some at a time; on those of one account one after the other, as they were made. */
    async inTurns(
      some: readonly Transfer[],
      work: (transfer: Transfer) => Promise<void>,
    ): Promise<void> {
      const turns = Map.groupBy(asMade(some), ({ accountId }) => accountId).values();
      await limit.map(turns, async (turn) => {
        for (const transfer of turn) {
          await work(transfer).catch((error: unknown) => failed(error, transfer));
        }
      });
    },
    /** What comes of each for which anything does, some at a time. */
    async ofEach<Value>(
      some: readonly Transfer[],
      work: (transfer: Transfer) => Promise<Value | null>,
    ): Promise<{ transfer: Transfer; value: Value }[]> {
      const done = await limit.map(some, async (transfer) => {
        const value = await work(transfer).catch((error: unknown) => {
          failed(error, transfer);
          return null;
        });
        return value === null ? [] : [{ transfer, value }];
      });
      return done.flat();
    },
  };
}

/** Transfers in the order in which they were made, in whatever order the issuer answered. */
export const asMade = <Transfer extends { id: string }>(some: readonly Transfer[]): Transfer[] =>
  some.toSorted((one, other) => (one.id < other.id ? -1 : 1));

export type OpenFlow<Transfer extends SentTransfer> = ReturnType<typeof openFlow<Transfer>>;
