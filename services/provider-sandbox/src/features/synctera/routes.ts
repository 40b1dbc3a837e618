import { readForms } from '#widgets/read-forms.ts';
import type { Service } from '@reset/service-kit';
import { meetFaults } from '#faults/meet-faults.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { registerAccounts } from './account-routes.ts';
import { openAchLife } from './ach-life.ts';
import { registerAch } from './ach-routes.ts';
import { answerRefusals } from './answer-refusals.ts';
import { openCardLife } from './card-life.ts';
import { registerCards } from './card-routes.ts';
import { cardWidgets } from './card-widget-routes.ts';
import { registerSyncteraControl } from './control-routes.ts';
import { rememberKeys } from './idempotency.ts';
import { registerPersons } from './person-routes.ts';
import { registerSimulations } from './simulation-routes.ts';
import { registerSubscriptions } from './subscription-routes.ts';
import { expireHolds } from './expire-holds.ts';
import { subscribe, type SyncteraCustomer } from './subscribe.ts';
import { noKey, SyncteraRefused } from './synctera-refusal.ts';
import { openSynctera } from './synctera-world.ts';
import { registerTransactions } from './transaction-routes.ts';

/**
 * Synctera's API below /synctera/v0, and its widgets. Any bearer key will do, but not none.
 * @param customer who is told and asked from the start; null for nobody
 */
export function registerSynctera(
  app: Service,
  sandbox: SandboxWorld,
  customer: SyncteraCustomer | null,
): void {
  const world = openSynctera(sandbox);
  if (customer) subscribe(world, customer);
  const expire = expireHolds(world);
  const ach = openAchLife(world);
  const life = openCardLife(world);
  const widgets = cardWidgets(world, life, sandbox.records);
  registerSyncteraControl(app, world, ach);

  app.register(
    async (synctera: Service) => {
      answerRefusals(synctera);
      synctera.addHook('onRequest', async ({ headers }) => {
        if (!/^Bearer \S/.test(headers.authorization ?? '')) throw new SyncteraRefused(noKey);
        ach.settle();
        expire();
      });
      rememberKeys(synctera, sandbox.records);
      meetFaults(synctera, sandbox.faults.synctera);
      registerPersons(synctera, world);
      registerAccounts(synctera, world);
      widgets.api(synctera);
      registerCards(synctera, world, life);
      registerTransactions(synctera, world);
      registerSimulations(synctera, world);
      registerAch(synctera, world, ach);
      registerSubscriptions(synctera, world);
    },
    { prefix: '/synctera/v0' },
  );
  app.register(
    async (pages: Service) => {
      readForms(pages);
      widgets.pages(pages);
    },
    { prefix: '/synctera/widgets' },
  );
}
