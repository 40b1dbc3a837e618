import { ProviderError } from '@reset/service-kit';
import { type CardWorld, someCardWorld } from '#testing/card-world.ts';

/** What a test makes go wrong at the issuer. */
export type IssuerHooks = Pick<
  CardWorld['issuer'],
  'afterCall' | 'beforeCall' | 'payoutRefusal' | 'debitRefusal' | 'returnRefusal'
>;

/** Does something while something is wrong at the issuer. */
export async function withHooks(
  issuer: CardWorld['issuer'],
  hooks: Partial<IssuerHooks>,
  work: () => Promise<void>,
): Promise<void> {
  const usual = someCardWorld().issuer;
  Object.assign(issuer, hooks);
  await work();
  const { afterCall, beforeCall, payoutRefusal, debitRefusal, returnRefusal } = usual;
  Object.assign(issuer, { afterCall, beforeCall, payoutRefusal, debitRefusal, returnRefusal });
}

/** The answer to this call, or the call itself, never arrives. */
export const losing = (lost: string) => (call: string) => {
  if (call === lost) throw new ProviderError('the answer is lost', 'unavailable');
};
