import type { DashboardOverview } from '@reset/api-contract/member/dashboard.ts';
import type { Notification, Notifications } from '@reset/api-contract/member/notifications.ts';
import type { RecurringOutflow } from '@reset/api-contract/member/outflows.ts';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { newId } from '@reset/service-kit';
import type { Page } from 'playwright/test';
import { changeJson } from './change-answer.ts';

/** What the member area is told in the place of what is true; the rest stays as the product answers. */
export type Told = {
  profile?: Partial<Profile>;
  overview?: Partial<DashboardOverview>;
  notifications?: Notifications;
  bills?: readonly RecurringOutflow[];
};

/** From the next time that it asks on; what `told` holds may change between two loads of the page. */
export async function tellMember(page: Page, told: Told): Promise<void> {
  await changeJson<Profile>(page, '**/api/v1/users/profile', (profile) => ({
    ...profile,
    ...told.profile,
  }));
  await changeJson<DashboardOverview>(page, '**/api/v1/dashboard/overview', (overview) => ({
    ...overview,
    ...told.overview,
  }));
  await changeJson<Notifications>(
    page,
    '**/api/v1/notifications',
    (notifications) => told.notifications ?? notifications,
  );
  await changeJson<readonly RecurringOutflow[]>(
    page,
    '**/api/v1/recurring_transactions/active_recurring_outflows',
    (bills) => told.bills ?? bills,
  );
}

/** A link that stopped telling us of her money. */
export const brokenLink = (source: 'plaid' | 'pinwheel'): Notification => ({
  id: newId(),
  type: 'integration_error',
  params: {
    source,
    error_type: 'monitoring_status_unavailable',
    product: null,
    state: null,
    step: null,
    jurisdiction: null,
  },
  require_action: true,
});
