import type { Clock, Identity, LinkTokens } from '@reset/service-kit';
import { locationAfterSignUp } from '#features/sign-up/sign-up.ts';
import type { User } from '#features/users/users.ts';
import { passwordFaults } from '#passwords/password-faults.ts';
import { hashPassword } from '#passwords/passwords.ts';
import type { ConfirmationStore } from './confirmation-store.ts';
import { CONFIRMATION_PURPOSE, isSignedInAs, worthOf, type Confirmation } from './confirmations.ts';

export type PressNeeds = {
  confirmations: Pick<ConfirmationStore, 'find' | 'findSignUp' | 'confirm' | 'takeOver'>;
  findUserByEmail: (email: string) => Promise<User | null>;
  /** Whether an account may be entered at all. */
  isOpen: (account: User) => boolean;
  /** Where somebody goes on who is signed in. */
  destinationOf: (account: User) => Promise<string>;
  tokens: Pick<LinkTokens, 'read'>;
  clock: Clock;
};

/** What came of pressing the button. */
type Pressed =
  | { is: 'invalid' | 'password_required' }
  | { is: 'faulty'; faults: string[] }
  | { is: 'confirmed'; location: string }
  | { is: 'taken_over'; user: User; location: string };

type Press = { token: string; password: string | null; identity: Identity | null };

const INVALID = { is: 'invalid' } as const;

/** Does what the button behind the link is to do for whoever presses it in this browser. */
export async function press(needs: PressNeeds, given: Press): Promise<Pressed> {
  const { confirmations, findUserByEmail, isOpen, tokens, clock } = needs;
  const id = tokens.read(CONFIRMATION_PURPOSE, given.token);
  const confirmation = id && (await confirmations.find(id, clock.now()));
  if (!confirmation) return INVALID;

  const account = await findUserByEmail(confirmation.email);
  if (account && !isOpen(account)) return INVALID;
  const worth = worthOf(confirmation, account, given.identity);
  if (worth === 'invalid') return INVALID;
  if (!account || worth === 'password') return takeOver(needs, { confirmation, account, given });

  if (worth === 'confirm') {
    const isDone = await confirmations.confirm(confirmation, account, clock.now());
    if (!isDone) return INVALID;
  }
  const isIn = isSignedInAs(account, given.identity);
  return {
    is: 'confirmed',
    location: isIn ? await needs.destinationOf(account) : '/users/sign_in',
  };
}

async function takeOver(
  { confirmations, destinationOf, clock }: PressNeeds,
  {
    confirmation,
    account,
    given: { password, identity },
  }: { confirmation: Confirmation; account: User | null; given: Press },
): Promise<Pressed> {
  const now = clock.now();
  const owner = account ?? (await confirmations.findSignUp(confirmation, now));
  if (!owner) return INVALID;
  if (password === null) return { is: 'password_required' };
  const faults = passwordFaults(password, owner);
  if (faults.length > 0) return { is: 'faulty', faults };

  const passwordHash = await hashPassword(password);
  const deviceId = identity?.deviceId ?? null;
  const user = await confirmations.takeOver(confirmation, { passwordHash, deviceId, now });
  if (!user) return INVALID;
  const location = account ? await destinationOf(account) : locationAfterSignUp(user.productName);
  return { is: 'taken_over', user, location };
}
