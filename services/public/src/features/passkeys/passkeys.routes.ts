import { Id } from '@reset/api-contract/fields.ts';
import {
  AddPasskeyRequest,
  Passkey,
  PasskeyList,
  RegistrationOptionsReply,
  RegistrationOptionsRequest,
  RemovePasskeyReply,
  RemovePasskeyRequest,
  RenamePasskeyRequest,
} from '@reset/api-contract/public/passkeys.ts';
import {
  notFound,
  RefusedError,
  rejectImpersonation,
  requireIdentity,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { awaitedOf, proveOwner } from '#features/second-factor/second-factor.guard.ts';
import { normalizeName } from '#features/users/users.ts';
import { consumeChallenge } from './challenges.store.ts';
import { passkeyNameFault, toListed } from './passkey.ts';
import { readOwnPasskey, readPasskeys, renamePasskey } from './passkey.store.ts';
import {
  challengeExpired,
  passkeyRefused,
  passkeysFull,
  passkeyTaken,
  refusedName,
} from './refusals.ts';
import { addPasskey, beginRegistration, removePasskey } from './registration.store.ts';
import { challengeIn, readRegistration, registrationOptions, relyingPartyOf } from './webauthn.ts';

const PATH = '/api/v1/users/passkeys';
const limits = [{ calls: 30, seconds: 60, per: 'ip' as const }];
const params = Type.Object({ id: Id });

/**
 * /users/passkeys: a member's own. Coming and going one takes the password, and a code where a
 * second factor is on. Nobody sees or changes them while viewing as her.
 */
export function passkeysRoutes(app: Service, context: Context): void {
  const { clock, config, database } = context;
  const party = relyingPartyOf(config.ORIGIN);

  app.get(
    PATH,
    { config: { access: 'member' }, schema: { response: { 200: PasskeyList } } },
    async (request) => {
      const passkeys = await readPasskeys(database, rejectImpersonation(request));
      return { passkeys: passkeys.map(toListed) };
    },
  );

  app.post(
    `${PATH}/registration_options`,
    {
      config: { access: 'member', limits },
      schema: {
        body: RegistrationOptionsRequest,
        response: { 200: RegistrationOptionsReply },
      },
    },
    async (request, reply) => {
      const proving = await proveOwner(context, request, request.body);
      const begun = await beginRegistration(context, proving);
      if (begun.is === 'full') return reply.refuse(passkeysFull);
      if (begun.is !== 'begun') return awaitedOf(begun);
      const { user, challenge, existing } = begun;
      return { options: registrationOptions(user, { party, challenge, existing }) };
    },
  );

  app.post(
    PATH,
    {
      config: { access: 'member', limits },
      schema: { body: AddPasskeyRequest, response: { 201: Passkey } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const { sessionId } = requireIdentity(request);
      const name = readName(request.body.name);
      const { credential } = request.body;
      const now = clock.now();
      const challenge = await challengeIn(credential.client_data_json);
      if (!challenge) return reply.refuse(passkeyRefused);
      const purposes = ['register'] as const;
      const awaited = await consumeChallenge(database, { challenge, sessionId, purposes, now });
      if (awaited?.userId !== userId) return reply.refuse(challengeExpired);
      const made = await readRegistration(credential, { challenge, party });
      if (!made) return reply.refuse(passkeyRefused);
      const added = await addPasskey(context, { ...made, name, userId, now });
      if (added.is === 'full') return reply.refuse(passkeysFull);
      if (added.is === 'taken') return reply.refuse(passkeyTaken);
      return reply.code(201).send(toListed(added.passkey));
    },
  );

  app.put(
    `${PATH}/:id`,
    {
      config: { access: 'member', limits },
      schema: { params, body: RenamePasskeyRequest, response: { 200: Passkey } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const name = readName(request.body.name);
      const renamed = await renamePasskey(database, { id: request.params.id, userId }, name);
      return renamed ? toListed(renamed) : reply.refuse(notFound);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config: { access: 'member', limits },
      schema: { params, body: RemovePasskeyRequest, response: { 200: RemovePasskeyReply } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const userId = rejectImpersonation(request);
      // First, so that others' and none are refused alike, whatever the password is.
      if (!(await readOwnPasskey(database, { id, userId }))) return reply.refuse(notFound);
      const proving = await proveOwner(context, request, request.body);
      const removed = await removePasskey(context, id, proving);
      if (removed.is === 'absent') return reply.refuse(notFound);
      if (removed.is !== 'removed') return { success: false, ...awaitedOf(removed) };
      return { success: true };
    },
  );
}

/** @throws RefusedError on its field for a name that will not do */
function readName(typed: string): string {
  const name = normalizeName(typed);
  const fault = passkeyNameFault(name);
  if (fault !== null) throw new RefusedError(refusedName(fault));
  return name;
}
