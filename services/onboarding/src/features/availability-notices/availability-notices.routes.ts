import { AvailabilityNotice } from '@reset/api-contract/onboarding/availability-notice.ts';
import { StateAbbr } from '@reset/api-contract/onboarding/personal-info.ts';
import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import {
  rejectImpersonation,
  requireIdentity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { availabilityNoticeStore } from './availability-notices.store.ts';
import type { Place } from './availability-notices.ts';

const PATHS: [path: string, product: ProductName][] = [
  ['/api/v1/card_application/availability_notice', 'earned_wage_access'],
  ['/api/v1/tax_refund_advance_application/availability_notice', 'tax_refund_advance'],
];

const querystring = Type.Object({ state_abbr: Type.Optional(StateAbbr) });

const NOT_AWAITED: Refusal = {
  status: 409,
  code: 'not_awaited',
  error: 'Nothing about where you live is in the way of your application.',
};

/**
 * Of who lives where a product is not to be had: whether she wants to be told once it is (GET), that
 * she does (PUT), that she does not any more (DELETE). The state is the one that she told with her
 * address, or names in the PUT where she has told none; what she wants to be told of another one, where she lived before, stays as it is.
 */
export function availabilityNoticeRoutes(app: Service, { clock, database }: Context): void {
  const notices = availabilityNoticeStore(database);
  const config = { access: 'member' as const };
  const schema = { response: { 200: AvailabilityNotice } };

  /**
   * Where she waits for the product; null where nothing about that is in its way.
   * @param told where she says that she lives, before she tells her address
   */
  async function placeOf(
    userId: string,
    product: ProductName,
    told: string | null = null,
  ): Promise<Place | null> {
    const stateAbbr = (await notices.findHomeState(userId)) ?? told;
    if (stateAbbr === null || isAvailable(stateAbbr, product, dayOf(clock.now()))) return null;
    return { product, stateAbbr };
  }

  const toWire = async (userId: string, place: Place | null): Promise<AvailabilityNotice> => ({
    state_abbr: place?.stateAbbr ?? null,
    requested: place !== null && (await notices.find(userId, place)) === 'awaited',
  });

  for (const [path, product] of PATHS) {
    app.get(path, { config, schema }, async (request) => {
      const { userId } = requireIdentity(request);
      return toWire(userId, await placeOf(userId, product));
    });

    app.put(path, { config, schema: { ...schema, querystring } }, async (request, reply) => {
      const userId = rejectImpersonation(request);
      const place = await placeOf(userId, product, request.query.state_abbr);
      if (!place) return reply.refuse(NOT_AWAITED);
      await notices.request(userId, place, clock.now());
      return toWire(userId, place);
    });

    app.delete(path, { config, schema }, async (request) => {
      const userId = rejectImpersonation(request);
      const place = await placeOf(userId, product);
      if (place) await notices.withdraw(userId, place);
      return toWire(userId, place);
    });
  }
}
