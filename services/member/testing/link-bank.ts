import { newId } from '@reset/service-kit';
import type { MemberServiceUnderTest } from './member-service.ts';

/** Opens the bank's widget for a member; its link token. */
export async function openBankWidget(
  service: MemberServiceUnderTest,
  userId: string,
  query = '',
): Promise<string> {
  const reply = await service.get(userId, `/plaid/link_token${query}`);
  return reply.json<{ link_token: string }>().link_token;
}

/** Opens it and signs in there; the public token that comes of it. */
export async function signInAtBank(
  service: MemberServiceUnderTest,
  userId: string,
  publicToken = `public-${newId()}`,
): Promise<string> {
  service.world.outcomes.set(await openBankWidget(service, userId), [publicToken]);
  return publicToken;
}
