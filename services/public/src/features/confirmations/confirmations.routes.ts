import { ConfirmReply, ConfirmRequest } from '@reset/api-contract/public/confirmations.ts';
import { PasswordRefusal } from '@reset/api-contract/public/passwords.ts';
import { requireIdentity, type Identity, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { passwordFaults, refusedPassword, refusedToken } from '#features/passwords/passwords.ts';
import { startSession } from '#features/sessions/sessions.ts';
import { destinationOf } from '#features/sign-in/sign-in.ts';
import { findOpenSignUp } from '#features/sign-up/sign-up.store.ts';
import { CONFIRMATION_PURPOSE, locationAfterSignUp } from '#features/sign-up/sign-up.ts';
import { readUser } from '#features/users/users.store.ts';
import { isOpen, type User } from '#features/users/users.ts';
import {
  confirmAccount,
  findConfirmation,
  requestConfirmation,
  takeOver,
} from './confirmations.store.ts';
import { isSignedInAs, oldestConfirmation, worthOf, type Confirmation } from './confirmations.ts';

/**
 * POST /users/confirmations: the button behind the link in the mail. POST
 * …/send_instructions_for_current_user: the mail once more.
 */
export function confirmationsRoutes(app: Service, context: Context): void {
  const { clock, database } = context;
  app.post(
    '/api/v1/users/confirmations',
    {
      config: {
        access: 'visitor',
        session: 'starts',
        limits: [{ calls: 60, seconds: 60, per: 'ip' }],
      },
      schema: { body: ConfirmRequest, response: { 200: ConfirmReply, 400: PasswordRefusal } },
    },
    async (request, reply) => {
      const { id: requestId, body, identity } = request;
      const redeemed = await redeemLink(context, {
        token: body.confirmation_token,
        password: body.user?.password ?? null,
        caller: identity,
      });
      switch (redeemed.is) {
        case 'invalid':
          return reply.code(400).send(refusedToken('Confirmation', request));
        case 'faulty':
          return reply.code(400).send(refusedPassword(redeemed.faults, requestId));
        case 'password_required':
          return { password_required: true as const };
        case 'taken_over': {
          const { id: userId, isStaff, sessionVersion } = redeemed.user;
          startSession(reply, { userId, isStaff, sessionVersion, endsOthers: true });
          return { location: redeemed.location };
        }
        case 'confirmed':
          return { location: redeemed.location };
      }
    },
  );

  app.post(
    '/api/v1/users/confirmations/send_instructions_for_current_user',
    {
      config: {
        access: 'member',
        device: 'remembers',
        limits: [{ calls: 3, seconds: 60, per: 'ip' }],
      },
    },
    async (request, reply) => {
      const { userId, deviceId } = requireIdentity(request);
      const user = await readUser(database, { id: userId });
      // 204 also where the address is confirmed already, and no mail goes out.
      if (user && !user.confirmedAt) {
        await requestConfirmation(context, user, { deviceId, now: clock.now() });
      }
      return reply.code(204).send();
    },
  );
}

type Redeemed =
  | { is: 'invalid' | 'password_required' }
  | { is: 'faulty'; faults: string[] }
  | { is: 'confirmed'; location: string }
  | { is: 'taken_over'; user: User; location: string };

type LinkUse = { token: string; password: string | null; caller: Identity | null };

const INVALID = { is: 'invalid' } as const;

/** Does what the button behind the link is to do for whoever uses it in this browser. */
async function redeemLink(context: Context, use: LinkUse): Promise<Redeemed> {
  const { clock, config, database, linkTokens } = context;
  const id = linkTokens.read(CONFIRMATION_PURPOSE, use.token);
  const confirmation = id && (await findConfirmation(database, id, clock.now()));
  if (!confirmation) return INVALID;

  const account = await readUser(database, { email: confirmation.email });
  if (account && !isOpen(account, config)) return INVALID;
  const worth = worthOf(confirmation, account, use.caller);
  if (worth === 'invalid') return INVALID;
  if (!account || worth === 'password')
    return redeemByPassword(context, confirmation, { account, use });

  if (worth === 'confirm') {
    const isDone = await confirmAccount(database, confirmation, { account, now: clock.now() });
    if (!isDone) return INVALID;
  }
  const isIn = isSignedInAs(account, use.caller);
  return { is: 'confirmed', location: isIn ? destinationOf(account) : '/users/sign_in' };
}

async function redeemByPassword(
  context: Context,
  confirmation: Confirmation,
  { account, use: { password, caller } }: { account: User | null; use: LinkUse },
): Promise<Redeemed> {
  const { clock, database, passwordHashing } = context;
  const now = clock.now();
  const owner =
    account ?? (await findOpenSignUp(database, confirmation.userId, oldestConfirmation(now)));
  if (!owner) return INVALID;
  if (password === null) return { is: 'password_required' };
  const faults = passwordFaults(password, owner, context.stolenPasswords);
  if (faults.length > 0) return { is: 'faulty', faults };

  const passwordHash = await passwordHashing.hash(password);
  const deviceId = caller?.deviceId ?? null;
  const user = await takeOver(context, confirmation, { passwordHash, deviceId, now });
  if (!user) return INVALID;
  const location = account ? destinationOf(account) : locationAfterSignUp(user.productName);
  return { is: 'taken_over', user, location };
}
