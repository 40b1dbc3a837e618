import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import { findPlatform } from '#directory/platforms.ts';
import { LinkTokenBody, LinkTokenReply } from './link-token-schemas.ts';
import {
  disconnected,
  nobodyToLink,
  nowhereToPay,
  PinwheelRefused,
  unknownPlatform,
} from './pinwheel-refusal.ts';
import type { PinwheelWorld } from './pinwheel-world.ts';

const params = Type.Object({ id: Type.String() });

/** POST /v1/link_tokens, and POST /v1/accounts/:id/disconnect, which nobody can undo. */
export function registerLinking(pinwheel: Service, world: PinwheelWorld): void {
  pinwheel.post(
    '/v1/link_tokens',
    { schema: { body: LinkTokenBody, response: { 200: LinkTokenReply } } },
    async ({ body }) => {
      const { id, token, expires } = world.tokens.create(body, ownerOf(body, world));
      return { data: { id, mode: 'sandbox' as const, token, expires } };
    },
  );

  pinwheel.post(
    '/v1/accounts/:id/disconnect',
    { schema: { params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { account } = world.account(request.params.id);
      if (account.monitoringStatus !== 'unavailable') world.life.disconnect(account);
      return reply.code(204).send(null);
    },
  );
}

function ownerOf(body: LinkTokenBody, world: PinwheelWorld): string {
  const { account_id, end_user_id, platform_id, required_jobs = [] } = body;
  if (platform_id !== undefined && !findPlatform(platform_id)) {
    throw new PinwheelRefused(unknownPlatform);
  }
  if (required_jobs.includes('direct_deposit_switch') && !body.allocation) {
    throw new PinwheelRefused(nowhereToPay);
  }
  if (account_id !== undefined) {
    const { account } = world.account(account_id);
    if (account.monitoringStatus === 'unavailable') throw new PinwheelRefused(disconnected);
    return account.endUserId;
  }
  const owner = end_user_id?.trim() ?? '';
  if (owner === '' || required_jobs.length === 0) throw new PinwheelRefused(nobodyToLink);
  return owner;
}
