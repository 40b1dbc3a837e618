import { dayOf } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import { Refused } from '#http/refusals.ts';
import { openWebhookAddress, type WebhookAddress } from '#webhooks/webhook-address.ts';
import type { Context } from '../../context.ts';
import { openAccountLife, type AccountLife } from './account-life.ts';
import { openAddedRecords, type AddedRecords } from './added-records.ts';
import { openLinkTokens, type LinkTokens } from './link-tokens.ts';
import { openLinkedAccounts, type LinkedAccounts } from './linked-accounts.ts';
import { openNotices, type Notices } from './notices.ts';
import type { AccountToday } from './pinwheel-records.ts';
import { unknownAccount } from './pinwheel-refusals.ts';

/** What Pinwheel's routes depend on. */
export type Pinwheel = {
  random: Context['random'];
  webhookAddress: WebhookAddress;
  accounts: LinkedAccounts;
  tokens: LinkTokens;
  added: AddedRecords;
  notices: Notices;
  life: AccountLife;
  /** @throws Refused for an unknown account */
  account(id: string): AccountToday;
};

export function openPinwheel(context: Context): Pinwheel {
  const { clock, config, random, store } = context;
  const webhookAddress = openWebhookAddress(store, 'pinwheel');
  const url = config.SANDBOX_PINWHEEL_WEBHOOK_URL;
  if (url !== '') webhookAddress.set({ url });
  const accounts = openLinkedAccounts(context);
  const tokens = openLinkTokens(context);
  const notices = openNotices(context, webhookAddress);
  return {
    random,
    webhookAddress,
    accounts,
    tokens,
    notices,
    added: openAddedRecords(context),
    life: openAccountLife({ accounts, tokens, notices, clock, random }),
    account(id) {
      const account = accounts.find(id);
      const persona = account && findPersona(account.personaKey);
      const payroll = persona?.payroll;
      if (!account || !payroll) throw new Refused(unknownAccount);
      const linkedOn = dayOf(new Date(account.createdAt));
      return { account, persona, payroll, linkedOn, today: dayOf(clock.now()) };
    },
  };
}
