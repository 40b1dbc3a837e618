import type { Clock } from '@reset/service-kit';
import { dayOf } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { openAccountLife, type AccountLife } from './account-life.ts';
import { openAddedRecords, type AddedRecords } from './added-records.ts';
import { openLinkTokens, type LinkTokens } from './link-tokens.ts';
import { openLinkedAccounts, type LinkedAccounts } from './linked-accounts.ts';
import { openNotices, type Notices } from './notices.ts';
import type { AccountToday } from './pinwheel-records.ts';
import { PinwheelRefused, unknownAccount } from './pinwheel-refusal.ts';
import { openSettings, type PinwheelSettings } from './pinwheel-settings.ts';
import { pinwheelSigner } from './sign-webhook.ts';

/** All that Pinwheel remembers and does. */
export type PinwheelWorld = {
  clock: Clock;
  settings: PinwheelSettings;
  accounts: LinkedAccounts;
  tokens: LinkTokens;
  added: AddedRecords;
  notices: Notices;
  life: AccountLife;
  /** @throws PinwheelRefused for an account that nobody connected */
  account(id: string): AccountToday;
};

/** @param webhookUrl where webhooks go until that is changed; null leaves it as it was */
export function openPinwheel(world: SandboxWorld, webhookUrl: string | null): PinwheelWorld {
  const { clock, records, webhooks } = world;
  const settings = openSettings(records, webhookUrl);
  const accounts = openLinkedAccounts(records);
  const tokens = openLinkTokens(records, clock);
  const notices = openNotices({ webhooks, settings, clock });
  // Signed by the real time: that of whoever verifies it was not moved.
  const realClock = { now: () => new Date(clock.now().getTime() - clock.offsetMs()) };
  webhooks.signs('pinwheel', pinwheelSigner(settings.secret, realClock));
  return {
    clock,
    settings,
    accounts,
    tokens,
    notices,
    added: openAddedRecords(records),
    life: openAccountLife({ accounts, tokens, notices, clock }),
    account(id) {
      const account = accounts.find(id);
      const persona = account && findPersona(account.personaKey);
      const payroll = persona?.payroll;
      if (!account || !payroll) throw new PinwheelRefused(unknownAccount);
      return { account, persona, payroll, today: dayOf(clock.now()) };
    },
  };
}
