/** The queue in which card accounts wait to be read from the issuer. */
export const SYNC_CARD_ACCOUNT_QUEUE = 'sync-card-account';

export type SyncCardAccountJob = { card_account_id: string };
