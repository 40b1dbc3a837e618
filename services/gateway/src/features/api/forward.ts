import { unavailable } from '@reset/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import type { Context } from '#context.ts';
import { setDeviceCookie } from '#http/device-cookie.ts';
import { expireOverrideCookie } from '#http/override-cookie.ts';
import { setSessionCookie } from '#http/session-cookie.ts';
import { toService } from './forwarded-headers.ts';
import { OVERRIDE_HEADER, readOverrideChange } from './override-change.ts';
import { traceForward } from './trace-forward.ts';
import { passOn, type StartedAnswer } from './pass-on.ts';
import { readSessionStart, SESSION_START_HEADER } from './session-start.ts';
import { Upstream } from './upstream.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_CONNECTIONS = 256;
/** A stream that says nothing for longer is cut: it would beat. */
const MAX_STREAM_SILENCE_MS = 45_000;

/**
 * Passes a request on to its target over connections that stay open, and the
 * answer back. A service that is down is 503, one that is late 504, in our own
 * error shape; one that was late again and again is 503 at once. Nothing is sent twice: whether that does harm only the caller knows.
 * @returns the function that forwards one request
 */
export function createForward(
  app: FastifyInstance,
  { sessions, overrides, config, live }: Context,
): (request: FastifyRequest, reply: FastifyReply) => void {
  app.decorateRequest('target', null);
  app.decorateRequest('sessionCookie', null);
  app.decorateRequest('device', null);
  app.decorateRequest('identityToken', '');
  const isLive = (origin: string) =>
    [...(live.routeTable?.services.values() ?? [])].includes(origin);
  const upstreamOf = upstreams(app, { timeoutMs: config.UPSTREAM_TIMEOUT_MS, isLive });

  const startSession = async (asked: string, request: FastifyRequest): Promise<string[]> => {
    const start = readSessionStart(asked);
    if (!start || request.target?.route.session !== 'starts') {
      request.log.error({ service: request.target?.service }, 'session.start_not_allowed');
      return [];
    }
    const cookie = await sessions.start(start, {
      cookie: request.sessionCookie,
      userAgent: request.headers['user-agent'],
    });
    // Services know a browser from its first session on: its year begins anew.
    const device = request.device ? [setDeviceCookie(request.device.cookie)] : [];
    return [setSessionCookie(cookie), ...device];
  };

  const changeOverride = (said: string, request: FastifyRequest): string[] => {
    const change = readOverrideChange(said);
    if (change === undefined || request.target?.route.release_override !== 'sets') {
      request.log.error({ service: request.target?.service }, 'release_override.not_allowed');
      return [];
    }
    return [change === null ? expireOverrideCookie() : overrides.toCookie(change)];
  };

  const cookiesFor = (
    request: FastifyRequest,
    { status, headers }: StartedAnswer,
  ): string[] | Promise<string[]> => {
    const change = headers[OVERRIDE_HEADER];
    if (change !== undefined) return changeOverride(String(change), request);
    const asked = headers[SESSION_START_HEADER];
    if (asked === undefined) return rememberedDevice(request, status);
    return startSession(String(asked), request).catch((err: unknown) => {
      request.log.error({ err }, 'session.start_failed');
      throw err;
    });
  };

  return (request, reply) => {
    const { target, method, body, raw } = request;
    const upstream = target?.url ? upstreamOf(target.url) : null;
    if (!upstream?.admits()) return void reply.refuse(unavailable());
    const headers = toService(request.headers, {
      identity: request.identityToken,
      requestId: request.id,
      forwardedFor: request.ip,
    });
    const call = traceForward(request);
    Object.assign(headers, call.headers);
    const hasBody = Buffer.isBuffer(body);
    if (hasBody) headers['content-type'] ??= 'application/octet-stream';
    const pool = target?.route.stream ? upstream.streams : upstream.pool;
    pool.dispatch(
      {
        method: method as Dispatcher.HttpMethod,
        path: raw.url ?? '/',
        headers,
        body: hasBody ? body : null,
      },
      passOn(reply, cookiesFor, (isLate, status) => {
        upstream.settled(isLate);
        call.settled(status);
      }),
    );
  };
}

/** @param isLive whether a service answers at this origin: of others the connections are given up */
function upstreams(
  app: FastifyInstance,
  { timeoutMs, isLive }: { timeoutMs: number; isLive: (origin: string) => boolean },
): (origin: string) => Upstream {
  const known = new Map<string, Upstream>();
  app.addHook('onClose', async () => {
    const pools = [...known.values()].flatMap(({ pool, streams }) => [pool, streams]);
    await Promise.all(pools.map((pool) => pool.destroy()));
  });
  // A release moves a service to another origin; what is under way at the one before is answered.
  const closeReplaced = () => {
    for (const [origin, { pool, streams }] of known) {
      if (isLive(origin)) continue;
      known.delete(origin);
      for (const replaced of [pool, streams]) replaced.close().catch(() => undefined);
    }
  };
  return (origin) => {
    const opened = known.get(origin);
    if (opened) return opened;
    closeReplaced();
    const usual = {
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      headersTimeout: timeoutMs,
    };
    const upstream = new Upstream(
      new Pool(origin, { ...usual, connections: MAX_CONNECTIONS, bodyTimeout: timeoutMs }),
      new Pool(origin, { ...usual, connections: null, bodyTimeout: MAX_STREAM_SILENCE_MS }),
    );
    known.set(origin, upstream);
    return upstream;
  };
}

// Where the service remembers the browser without a session, as at a sign-up.
const rememberedDevice = ({ target, device }: FastifyRequest, status: number): string[] =>
  device && target?.route.device === 'remembers' && status < 400
    ? [setDeviceCookie(device.cookie)]
    : [];
