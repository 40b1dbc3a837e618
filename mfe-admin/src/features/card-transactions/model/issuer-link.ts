/** What of a purchase the issuer's dashboard is asked for. */
export interface IssuedTransaction {
  networkState: string | null;
  customerState: string;
  syncteraTransactionId: string | null;
  syncteraAccountId: string | null;
}

/** What a link leads to: the purchase as posted or as pending, or the account's transactions. */
export interface IssuerLink {
  view: 'posted' | 'pending' | 'account';
  href: string;
}

/**
 * Where a purchase stands in the issuer's dashboard: among the account's transactions as long as the
 * network has no state of it. null where no dashboard is configured, or the issuer has no such account.
 * @param dashboard its address, without a slash at its end
 */
export function issuerLink(
  dashboard: string | null,
  { networkState, customerState, syncteraTransactionId, syncteraAccountId }: IssuedTransaction,
): IssuerLink | null {
  if (dashboard === null || syncteraAccountId === null) return null;
  const account = `${dashboard}/accounts/${encodeURIComponent(syncteraAccountId)}/transactions`;
  if (networkState === null || syncteraTransactionId === null) {
    return { view: 'account', href: account };
  }
  const isTaken = networkState === 'cleared' || networkState === 'settled';
  const view = isTaken && customerState === 'posted' ? 'posted' : 'pending';
  return { view, href: `${account}/${view}/${encodeURIComponent(syncteraTransactionId)}` };
}
