import { failpoint, ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { registerAccount } from '#features/cards/external-account.client.ts';
import { type IssuedTransfer, mayResend, type SentTransfer } from './ach-transfer.ts';
import type { OpenFlow } from './transfer-flow.jobs.ts';

/**
 * Each call has a key of its own, so that a transfer is made once, however often it is sent. What the
 * issuer refuses is where it was before. One whose answer was lost for a day is not sent again: it is
 * looked for at the issuer's, and staff have a case while nothing is found.
 */
export function sendTransfers<Transfer extends SentTransfer>(
  context: Context,
  { closeCase, issuer, names, ofEach, openCase, store }: OpenFlow<Transfer>,
) {
  const register = registerAccount(context);

  const keepFound = async (transfer: Transfer): Promise<boolean> => {
    const issued = await issuer.findSent(transfer.id);
    if (!issued) return false;
    await store.keepSent([sentAs(transfer, issued)]);
    await closeCase(`${names.cases}_unconfirmed`, transfer);
    return true;
  };
  const lookFor = async (transfer: Transfer): Promise<null> => {
    await openCase(`${names.cases}_unconfirmed`, transfer);
    await keepFound(transfer);
    return null;
  };
  const refuse = (transfer: Transfer, now: Date): Promise<boolean> =>
    store.end(transfer, { ending: 'refused', code: null }, now);
  /** The issuer's id of her bank account; null where it was unlinked meanwhile, which ends it. */
  const bankAccountOf = async (transfer: Transfer, now: Date): Promise<string | null> => {
    const key = `${transfer.id}:${names.bankAccount}`;
    const bankAccountId = transfer.bankAccountId ?? (await register(transfer, key));
    if (bankAccountId === null) await refuse(transfer, now);
    return bankAccountId;
  };
  const refused = async (transfer: Transfer, error: unknown, now: Date): Promise<null> => {
    if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error;
    // What an earlier call sent, whose answer was lost, it cannot have refused.
    if (transfer.sentAt !== null && (await keepFound(transfer))) return null;
    await refuse(transfer, now);
    await openCase(`${names.cases}_refused`, transfer);
    return null;
  };

  return async (reserved: readonly Transfer[], now: Date): Promise<void> => {
    await ofEach(
      reserved.filter(({ sentAt }) => !mayResend(sentAt, now)),
      lookFor,
    );
    const known = await ofEach(
      reserved.filter(({ sentAt }) => mayResend(sentAt, now)),
      (one) => bankAccountOf(one, now).catch((error: unknown) => refused(one, error, now)),
    );
    await store.keepBankAccounts(
      known.flatMap(({ transfer: { id, bankAccountId }, value }) =>
        bankAccountId === null ? [{ id, bankAccountId: value }] : [],
      ),
      now,
    );
    const bankAccounts = new Map(known.map(({ transfer, value }) => [transfer, value]));
    const sent = await ofEach([...bankAccounts.keys()], (one) =>
      issuer
        .send(one, bankAccounts.get(one) ?? '')
        .catch((error: unknown) => refused(one, error, now)),
    );
    failpoint(`${names.failpoints}.sent`);
    await store.keepSent(sent.map(({ transfer, value: issued }) => sentAs(transfer, issued)));
  };
}

const sentAs = ({ id }: SentTransfer, { id: issuerId, arrivesOn }: IssuedTransfer) => ({
  id,
  issuerId,
  arrivesOn,
});
