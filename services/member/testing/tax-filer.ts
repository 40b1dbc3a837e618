import { newId } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import type { FiledReturn } from '#providers/tax-filing.ts';
import { someMember, type MemberServiceUnderTest } from './member-service.ts';
import { APRIL_SECRET, signApril } from './tax-world.ts';

/** Somebody who files taxes, and what the filer says of her returns. */
export async function someTaxFiler(service: MemberServiceUnderTest, userId: string) {
  const { taxes } = service.world;
  const opened = await service.get(userId, '/april/access_token');
  if (opened.statusCode !== 200) throw new Error(`It was refused: ${opened.body}`);
  const filerId = taxes.filers.get(userId) ?? '';
  const webhook = () => sendTaxWebhook(service, { user_id: filerId, id: newId() });
  return {
    filerId,
    /** The filer sends that there is news of her; nothing is read yet. */
    webhook,
    /** All of her returns are so from now on, and were read. */
    async stand(...returns: FiledReturn[]) {
      taxes.returns.set(filerId, returns);
      await webhook();
      await service.jobs.finish();
    },
  };
}

/** A new member who files taxes. */
export async function newTaxFiler(service: MemberServiceUnderTest) {
  const userId = await someMember(service);
  return { userId, ...(await someTaxFiler(service, userId)) };
}

/** A webhook as April sends it now, signed. */
export function sendTaxWebhook(
  service: MemberServiceUnderTest,
  tax_return: object,
  { secret = APRIL_SECRET, at = service.clock.now() } = {},
) {
  const payload = JSON.stringify({ type: 'tax_return.updated', data: { tax_return } });
  return service.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/april',
    headers: {
      ...asVisitor({ audience: 'member' }),
      'content-type': 'application/json',
      'april-signature': signApril(payload, secret, at),
    },
    payload,
  });
}
