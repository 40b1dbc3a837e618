import type {
  Access,
  CallLimit,
  PublishedRoute,
} from '@reset/api-contract/gateway/services-file.ts';
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { PublicKeys } from '../config/keys.ts';
import { callerReader } from '../internal/caller-token.ts';
import { forbidden, RefusedError, unauthorized } from './refusals.ts';
import { bodyBytesOf } from './take-body.ts';
import { IDENTITY_HEADER, identityReader, type Identity } from './identity.ts';
import { toLogged, type LoggedCaller } from './logged-caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route below /api/v1. */
    access?: Access;
    /** The answer may start a session. */
    session?: 'starts';
    /** The answer may say which version of a slice the browser opens. */
    releaseOverride?: 'sets';
    /** It remembers by which browser it was called: `identity.deviceId` is never null. */
    device?: 'remembers';
    /** A GET that changes state. */
    stateChanging?: boolean;
    /** Staff who view the product as somebody else may call it although it changes something. */
    viewing?: 'may';
    /** Its answer is a stream of events that stays open. */
    stream?: true;
    /** How often the gateway lets it through. */
    limits?: CallLimit[];
    /** It makes up what happens outside: routed only where demonstrations are on. */
    demonstration?: boolean;
    /** Which services may call a route below /internal. */
    callers?: readonly string[];
  }
  interface FastifyRequest {
    /** null on routes that are not below /api/v1. */
    identity: Identity | null;
    /** Who calls, for the log; null until that is known. */
    loggedCaller: LoggedCaller | null;
  }
}

/** What the kit tells the gateway of a route; null for one that it does not route. */
export function toPublished(route: RouteOptions): PublishedRoute | null {
  const { access, stateChanging, viewing, stream, limits, demonstration } = route.config ?? {};
  const bodyBytes = bodyBytesOf(route);
  if (!route.url.startsWith('/api/v1/') || !access) return null;
  return {
    method: String(route.method),
    path: route.url,
    access,
    ...keptInBrowser(route.config),
    ...(stateChanging ? { state_changing: true } : {}),
    ...(viewing ? { viewing } : {}),
    ...(stream ? { stream } : {}),
    ...(limits ? { limits } : {}),
    ...(demonstration ? { demonstration } : {}),
    ...(bodyBytes > 0 ? { body_bytes: bodyBytes } : {}),
  };
}

/** What the gateway may have the browser keep of the answer. */
const keptInBrowser = ({ session, releaseOverride, device }: FastifyContextConfig = {}) => ({
  ...(session ? { session } : {}),
  ...(releaseOverride ? { release_override: releaseOverride } : {}),
  ...(device ? { device } : {}),
});

/** @throws when a route does not say who may call it: forgetting it must not open a door */
export function insistOnAccess(route: RouteOptions): void {
  const says = route.config;
  if (route.url.startsWith('/api/v1') && !says?.access) {
    throw new Error(`${route.url} has to say who may call it: config.access.`);
  }
  if (route.url.startsWith('/internal') && !says?.callers?.length) {
    throw new Error(`${route.url} has to say which services may call it: config.callers.`);
  }
}

/** The hook that runs before anything else of a request and lets it in or refuses. */
export function guard(service: string, publicKeys: PublicKeys) {
  const readIdentity = identityReader(service, publicKeys);
  const readCaller = callerReader(service, publicKeys);

  // With a callback: an asynchronous hook would cost each request two turns of the loop.
  return function enforceAccess(
    request: FastifyRequest,
    _reply: FastifyReply,
    done: (refused?: Error) => void,
  ) {
    const { access, callers } = request.routeOptions.config;
    const refusal =
      (callers ? refusalForCaller(calledBy(request, readCaller), callers) : null) ??
      (access ? refusalFor(access, identify(request, readIdentity)) : null);
    if (refusal) done(new RefusedError(refusal));
    else done();
  };
}

function refusalForCaller(caller: string | null, allowed: readonly string[]) {
  if (!caller) return unauthorized;
  return allowed.includes(caller) ? null : forbidden;
}

function calledBy(request: FastifyRequest, read: (authorization?: string) => string | null) {
  const caller = read(request.headers.authorization);
  if (caller !== null) request.loggedCaller = { caller };
  return caller;
}

function identify(request: FastifyRequest, read: (token: string) => Identity | null) {
  const token = request.headers[IDENTITY_HEADER];
  request.identity = typeof token === 'string' ? read(token) : null;
  if (request.identity) request.loggedCaller = toLogged(request.identity);
  return request.identity;
}

function refusalFor(access: Access, identity: Identity | null) {
  // No word from the gateway at all: whoever this is came by another way.
  if (!identity) return unauthorized;
  if (access === 'visitor' || access === 'provider') return null;
  if (identity.kind !== 'user') return unauthorized;
  return access === 'admin' && !isOfStaff(identity) ? forbidden : null;
}

/** Nobody views the product as somebody else but staff, who keep their own rights below /admin (C-100). */
const isOfStaff = ({ roles }: Extract<Identity, { kind: 'user' }>): boolean =>
  roles.includes('admin') || roles.includes('viewer');
