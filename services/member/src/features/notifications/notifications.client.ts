import type { Notification } from '@reset/api-contract/member/notifications.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { cardStore } from '#features/cards/cards.store.ts';
import { readCardEligibility } from '#features/eligibility/eligibility.client.ts';
import { notificationStore } from './notifications.store.ts';
import { notificationsOf } from './notifications.ts';

/** What a member is notified of now; without her application where onboarding does not answer. */
export async function listNotifications(
  context: Context,
  request: FastifyRequest,
  userId: string,
): Promise<Notification[]> {
  const { clock, database } = context;
  const [listed, application] = await Promise.all([
    notificationStore(database).list(userId, clock.now()),
    openApplication(context, request, userId),
  ]);
  return notificationsOf({ ...listed, application });
}

// Whoever has a card has no application, and onboarding is not asked of her.
async function openApplication(context: Context, request: FastifyRequest, userId: string) {
  if (await cardStore(context.database).findAccount(userId)) return null;
  const { application } = await readCardEligibility(context, request, userId);
  // She has one at most, which her own id names.
  return application && { ...application, id: userId };
}
