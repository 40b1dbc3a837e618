import { failpoint } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { cardSyncStore } from '#features/cards/sync/card-sync.store.ts';
import {
  closedAccountStore,
  TERMINATE_CARDS_QUEUE,
  type TerminateCardsJob,
} from './close-card-account.store.ts';

/**
 * Ends the cards of closed accounts at the issuer, each once: the issuer is asked first which of them
 * have not ended, so that a lost answer or a killed process ends none of them again.
 */
export function registerCardTerminationJobs(context: Context): void {
  const { cardIssuing: issuer, clock, database, jobs } = context;
  const closed = closedAccountStore(database);
  jobs.register<TerminateCardsJob>(TERMINATE_CARDS_QUEUE, async ({ card_account_id: id }) => {
    const issuerId = await closed.findIssuerId(id);
    if (issuerId === null) return;
    const ended = [];
    for (const card of await issuer.readCards(issuerId)) {
      ended.push(card.status === 'terminated' ? card : await issuer.terminateCard(card.id));
      failpoint('card-termination.terminated');
    }
    await cardSyncStore(database).keepCards(id, ended, clock.now());
    failpoint('card-termination.kept');
  });
  jobs.schedule('requeue-card-terminations', '25 * * * *', () => closed.requeue(jobs.add));
}
