import type { Clock } from '@reset/service-kit';
import { findPlatform } from '#directory/platforms.ts';
import type { Webhooks } from '#webhooks/webhooks.ts';
import type { LinkedAccount } from './linked-accounts.ts';
import type { PinwheelSettings } from './pinwheel-settings.ts';

/** What Pinwheel tells its customer of an account, by webhook. */
export type Notices = {
  /** Somebody signed in; also when she connects an account again. */
  added(account: LinkedAccount): void;
  monitoringChanged(account: LinkedAccount): void;
  /** What a job brought: `shifts.added`; nothing of an account that is lost. `params` are the job's. */
  jobDone(account: LinkedAccount, event: string, params?: object): void;
};

type Needs = { webhooks: Webhooks; settings: PinwheelSettings; clock: Clock };

/** Sends webhooks in the shapes of https://docs.pinwheelapi.com/reference/account-webhook-events. */
export function openNotices({ webhooks, settings, clock }: Needs): Notices {
  const send = (event: string, payload: object) =>
    webhooks.send({
      provider: 'pinwheel',
      url: settings.webhookUrl(),
      body: { event, event_id: crypto.randomUUID(), payload },
    });
  const now = () => clock.now().toISOString();
  const stateOf = (account: LinkedAccount) => ({
    ...aboutOf(account),
    created_at: account.createdAt ?? now(),
    connected: account.connected,
    monitoring_status: account.monitoringStatus,
  });
  return {
    added: (account) => send('account.added', stateOf(account)),
    monitoringChanged: (account) => send('account.monitoring_status.updated', stateOf(account)),
    jobDone(account, event, params = {}) {
      if (!account.connected) return;
      const [name] = event.split('.');
      const done = { name, outcome: 'success', timestamp: now(), params };
      send(event, { ...aboutOf(account), ...done });
    },
  };
}

function aboutOf({ id, endUserId, linkTokenId, platformId }: LinkedAccount) {
  const platform = findPlatform(platformId);
  return {
    account_id: id,
    end_user_id: endUserId,
    link_token_id: linkTokenId,
    platform_id: platformId,
    platform_name: platform?.name ?? null,
    platform_type: platform?.type ?? 'payroll',
  };
}
