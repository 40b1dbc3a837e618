import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { AnsweredCall } from '@reset/api-contract/gateway/answered-calls.ts';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { parsePublicKeys } from '../config/keys.ts';
import type { Database } from '../database/database.ts';
import type { EventSubscriptions } from '../events/event-subscriptions.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { newId } from '../new-id.ts';
import type { Tracing } from '../tracing/open-tracing.ts';
import { traceRequests, type RequestTracing } from '../tracing/trace-requests.ts';
import { toAnswered } from './answered-call.ts';
import { guard, insistOnAccess, toPublished } from './access.ts';
import { handleError, sendRefusal } from './errors.ts';
import { answerUnreadable, answerWith, type EveryAnswer } from './every-answer.ts';
import { answerHealthz, answerMetrics, answerReadyz, healthOf, type Check } from './health.ts';
import { readJson } from './read-json.ts';
import { notFound, type Refusal } from './refusals.ts';
import { schemaCompilers } from './schema-compilers.ts';
import { BODY_BYTES, bodyBytesOf, refuseBody } from './take-body.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

declare module 'fastify' {
  interface FastifyReply {
    /** Ends the request with an expected refusal, in the one error shape. */
    refuse(refusal: Refusal): FastifyReply;
  }
  interface FastifyInstance {
    /** The routes below /api/v1, for the gateway. */
    publishedRoutes: PublishedRoute[];
    /** All routes that browsers and other services call, for the judgement of a release. */
    answeredCalls: AnsweredCall[];
    /** From now on /readyz answers 503, so that nothing new is sent here. */
    startDraining(): void;
    /** Answers /readyz where that has a port of its own; null where it has none. */
    readiness: { app: FastifyInstance; port: number } | null;
    /** Resolves once all that /readyz checks is there. */
    whenReady(): Promise<void>;
  }
}

/** What of a Context the process itself needs. */
export type ServiceDeps = {
  /** The name in tokens and in services.json. */
  name: string;
  config: { IDENTITY_PUBLIC_KEYS: string };
  /** A pino logger; none is silent. */
  log?: FastifyBaseLogger;
  database?: Database;
  /** Told at /metrics, where /readyz is answered and never where everybody gets. */
  metrics?: Metrics;
  /** Null where nothing is traced. */
  tracing?: Tracing | null;
  jobs?: Jobs;
  events?: EventSubscriptions;
};

export type ServiceOptions = {
  /** What /readyz checks beside the database, by name. */
  checks?: Record<string, Check>;
  /** false for a service that writes its own line per request. */
  logsRequests?: boolean;
  /** A port of its own where /healthz and /readyz are answered, beside the service's. */
  readinessPort?: number;
  /** Whether the service's own port is everybody's, so that /readyz is not answered there. */
  hidesReadiness?: boolean;
  /** The most bytes of a body where a route does not say: for what is no service of ours. */
  bodyBytes?: number;
  /** What each answer carries, for a service that browsers reach. */
  everyAnswer?: EveryAnswer;
  /** Whose X-Forwarded-For is believed: addresses and networks by commas, '' for nobody's. */
  trustedProxies?: string;
  /** For a service that strangers reach: of others each caller's span is the parent. */
  requestTracing?: RequestTracing;
};

/**
 * A feature's one door to the process, for `app.register(featurePlugin, context)`: it registers the
 * feature's routes, jobs, schedules and subscriptions.
 */
export type FeaturePlugin<Context extends ServiceDeps> = (
  app: Service,
  context: Context,
) => Promise<void>;

export type Service = ReturnType<typeof buildService>;

/**
 * A Fastify application as every service is: TypeBox schemas that neither coerce
 * nor drop anything in a body, the one error shape, request ids, access to each
 * route enforced, /healthz and /readyz. Jobs and subscriptions run from when it
 * listens until it is closed. Features are registered by the caller.
 */
export function buildService(deps: ServiceDeps, options: ServiceOptions = {}) {
  const { name, config, log, jobs, events } = deps;
  const {
    logsRequests = true,
    trustedProxies = '',
    everyAnswer = null,
    bodyBytes = BODY_BYTES,
  } = options;
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false as const }),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    trustProxy: trustedProxies === '' ? false : trustedProxies,
    bodyLimit: bodyBytes,
    // Who has headers for every answer refuses by itself what comes while it closes.
    return503OnClosing: everyAnswer === null,
    requestTimeout: 60_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      ...(everyAnswer && { requireHostHeader: false }),
    },
    genReqId: requestIdOf,
    // Hooks do not run for a URL that cannot be read.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, everyAnswer ? reply.headers(everyAnswer) : reply),
    ...(everyAnswer && { clientErrorHandler: answerUnreadable(everyAnswer) }),
    schemaController: { compilersFactory: schemaCompilers },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  // JSON or nothing: what a foreign page may send without asking is refused as a kind.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => readJson(body, request.routeOptions.bodyLimit),
  );

  const publishedRoutes: PublishedRoute[] = [];
  app.decorate('publishedRoutes', publishedRoutes);
  const answeredCalls: AnsweredCall[] = [];
  app.decorate('answeredCalls', answeredCalls);
  app.decorateReply('refuse', function refuse(this: FastifyReply, refusal: Refusal) {
    return sendRefusal(this.request, this, refusal);
  });
  app.decorateRequest('identity', null);
  app.decorateRequest('loggedCaller', null);
  traceRequests(app, deps.tracing, options.requestTracing);
  app.addHook('onRoute', (route) => {
    insistOnAccess(route);
    const published = toPublished(route);
    if (published) publishedRoutes.push(published);
    const answered = toAnswered(route);
    if (answered) answeredCalls.push(answered);
    const isOurs = route.config?.access !== undefined || route.config?.callers !== undefined;
    if (isOurs && bodyBytesOf(route) === 0) {
      route.onRequest = [...[route.onRequest ?? []].flat(), refuseBody];
    }
  });
  app.addHook('onRequest', guard(name, parsePublicKeys(config.IDENTITY_PUBLIC_KEYS)));
  afterEachAnswer(app, logsRequests ? logResponse : null, countAnswer(deps.metrics));
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => reply.refuse(notFound));
  if (everyAnswer) answerWith(app, everyAnswer);
  registerHealth(app, deps, options);
  app.addHook('onListen', async () => {
    jobs?.start();
    events?.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([jobs?.stop(), events?.stop()]);
  });
  return app;
}

function registerHealth(
  app: FastifyInstance,
  { database, jobs, metrics }: ServiceDeps,
  { checks, readinessPort: port, hidesReadiness = false }: ServiceOptions,
): void {
  const health = healthOf(
    { ...(database ? { database: () => database.raw('SELECT 1') } : {}), ...checks },
    // They start when it listens; a call that adds one would wait for that, and in vain if it is late.
    () => app.server.listening && jobs?.hasStarted() === false,
  );
  app.decorate('startDraining', () => health.startDraining());
  app.decorate('whenReady', () => health.whenReady());
  answerHealthz(app);
  if (!hidesReadiness) answerReadyz(app, health);
  const own = port === undefined ? null : { app: fastify({ logger: false }), port };
  app.decorate('readiness', own);
  if (metrics && (own || !hidesReadiness)) answerMetrics(own?.app ?? app, metrics);
  if (!own) return;
  answerHealthz(own.app);
  answerReadyz(own.app, health);
  app.addHook('onClose', () => own.app.close());
}

// Behind the gateway a request already has an id; one that has none gets its own.
function requestIdOf({ headers }: { headers: Record<string, string | string[] | undefined> }) {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : newId();
}

function logResponse(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  request.log.info(
    {
      ...request.loggedCaller,
      method: request.method,
      // The pattern, not the path: ids and search words stay out of the logs.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
  done();
}

type OnAnswer = typeof logResponse;

function afterEachAnswer(app: FastifyInstance, ...told: (OnAnswer | null)[]): void {
  for (const tell of told) if (tell) app.addHook('onResponse', tell);
}

const countAnswer = (metrics: Metrics | undefined): OnAnswer | null =>
  metrics
    ? (request, reply, done) => {
        const { url: route = 'unknown', logLevel } = request.routeOptions;
        // /readyz and the like, which the machines ask and nobody waits for.
        if (logLevel !== 'silent')
          metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime / 1_000);
        done();
      }
    : null;
