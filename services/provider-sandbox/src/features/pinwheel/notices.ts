import { findPlatform } from '#directory/platforms.ts';
import type { WebhookAddress } from '#webhooks/webhook-address.ts';
import type { Context } from '../../context.ts';
import type { LinkedAccount } from './linked-accounts.ts';

/** The webhooks about accounts. */
export type Notices = {
  /** After each login, also of an account that is connected again. */
  added(account: LinkedAccount): void;
  monitoringChanged(account: LinkedAccount): void;
  /** Of what a job read, as in `shifts.added`; none for an account that is lost. */
  jobDone(account: LinkedAccount, event: string, params?: object): void;
};

/** Sends webhooks in the shapes of https://docs.pinwheelapi.com/reference/account-webhook-events. */
export function openNotices(
  { webhooks, clock, random }: Context,
  address: WebhookAddress,
): Notices {
  const send = (event: string, payload: object) =>
    webhooks.send({
      provider: 'pinwheel',
      url: address.url(),
      body: { event, event_id: random.id(), payload },
    });
  const now = () => clock.now().toISOString();
  const stateOf = (account: LinkedAccount) => ({
    ...aboutOf(account),
    created_at: account.createdAt,
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
