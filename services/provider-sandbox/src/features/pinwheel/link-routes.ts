import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { findPlatform } from '#directory/platforms.ts';
import { Refused } from '#http/refusals.ts';
import { LinkTokenBody, LinkTokenReply } from './link-token-schemas.ts';
import { disconnected, nobodyToLink, nowhereToPay, unknownPlatform } from './pinwheel-refusals.ts';
import type { Pinwheel } from './open-pinwheel.ts';

const params = Type.Object({ id: Type.String() });

/** POST /v1/link_tokens, and POST /v1/accounts/:id/disconnect, which is final. */
export function linkRoutes(scope: Service, pinwheel: Pinwheel): void {
  scope.post(
    '/v1/link_tokens',
    { schema: { body: LinkTokenBody, response: { 200: LinkTokenReply } } },
    async ({ body }) => {
      const { id, token, expires } = pinwheel.tokens.create(body, ownerOf(body, pinwheel));
      return { data: { id, mode: 'sandbox' as const, token, expires } };
    },
  );

  scope.post(
    '/v1/accounts/:id/disconnect',
    { schema: { params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { account } = pinwheel.account(request.params.id);
      if (account.monitoringStatus !== 'unavailable') pinwheel.life.disconnect(account);
      return reply.code(204).send(null);
    },
  );
}

function ownerOf(body: LinkTokenBody, pinwheel: Pinwheel): string {
  const { account_id, end_user_id, platform_id, required_jobs = [] } = body;
  if (platform_id !== undefined && !findPlatform(platform_id)) {
    throw new Refused(unknownPlatform);
  }
  if (required_jobs.includes('direct_deposit_switch') && !body.allocation) {
    throw new Refused(nowhereToPay);
  }
  if (account_id !== undefined) {
    const { account } = pinwheel.account(account_id);
    if (account.monitoringStatus === 'unavailable') throw new Refused(disconnected);
    return account.endUserId;
  }
  const owner = end_user_id?.trim() ?? '';
  if (owner === '' || required_jobs.length === 0) throw new Refused(nobodyToLink);
  return owner;
}
