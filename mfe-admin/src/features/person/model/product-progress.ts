import type { ProductName } from '@reset/api-contract/onboarding/user-states.ts';
import type { User } from '../api/get-user.ts';

export type Progress = 'ready' | 'inProgress' | 'complete';

const LAST: readonly string[] = ['onboarded', 'issued_card', 'activated_card', 'used_card'];

/** How far she came with a product: in progress as long as one of her notifications leads on in it. */
export function progressOf(
  product: ProductName,
  { onboardingStates = [], notifications = [] }: Pick<User, 'onboardingStates' | 'notifications'>,
): Progress {
  const isOf = (name: string | null | undefined) => name === product;
  const leadsOn = notifications.some(
    ({ type, params }) => type === 'onboarding_state' && isOf(params.product),
  );
  // Who has onboarded with a product may still wait for her card, or have to send her return again.
  if (leadsOn) return 'inProgress';
  const isDone = onboardingStates.some(
    ({ product: of, state }) => isOf(of) && LAST.includes(state),
  );
  return isDone ? 'complete' : 'ready';
}
