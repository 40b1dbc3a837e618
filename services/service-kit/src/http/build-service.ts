import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { parsePublicKeys } from '../config/keys.ts';
import type { Database } from '../database/database.ts';
import type { EventSubscriptions } from '../events/event-subscriptions.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { newId } from '../new-id.ts';
import { guard, insistOnAccess, toPublished } from './access.ts';
import { handleError, sendRefusal } from './errors.ts';
import { registerHealth, type Check } from './health.ts';
import { notFound, type Refusal } from './refusals.ts';
import { schemaCompilers } from './schema-compilers.ts';

const BODY_LIMIT = 1024 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

declare module 'fastify' {
  interface FastifyReply {
    /** Ends the request with an expected refusal, in the one error shape. */
    refuse(refusal: Refusal): FastifyReply;
  }
  interface FastifyInstance {
    /** The routes below /api/v1, for the gateway. */
    publishedRoutes: PublishedRoute[];
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
  jobs?: Jobs;
  events?: EventSubscriptions;
};

export type ServiceOptions = {
  /** What /readyz checks beside the database, by name. */
  checks?: Record<string, Check>;
  /** false for a service that writes its own line per request. */
  logsRequests?: boolean;
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
  const { name, config, log, database, jobs, events } = deps;
  const { checks = {}, logsRequests = true } = options;
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false as const }),
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    return503OnClosing: true,
    requestTimeout: 60_000,
    genReqId: requestIdOf,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
    schemaController: { compilersFactory: schemaCompilers },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  // JSON or nothing: what a foreign page may send without asking is refused as a kind.
  app.removeContentTypeParser('text/plain');

  const publishedRoutes: PublishedRoute[] = [];
  app.decorate('publishedRoutes', publishedRoutes);
  app.decorateReply('refuse', function refuse(this: FastifyReply, refusal: Refusal) {
    return sendRefusal(this, refusal, this.request.id);
  });
  app.decorateRequest('identity', null);
  app.addHook('onRoute', (route) => {
    insistOnAccess(route);
    const published = toPublished(route);
    if (published) publishedRoutes.push(published);
  });
  app.addHook('onRequest', guard(name, parsePublicKeys(config.IDENTITY_PUBLIC_KEYS)));
  if (logsRequests) app.addHook('onResponse', logResponse);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => reply.refuse(notFound));
  registerHealth(app, {
    ...(database ? { database: () => database.raw('SELECT 1') } : {}),
    ...checks,
  });
  app.addHook('onListen', async () => {
    jobs?.start();
    events?.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([jobs?.stop(), events?.stop()]);
  });
  return app;
}

// Behind the gateway a request already has an id; one that has none gets its own.
function requestIdOf({ headers }: { headers: Record<string, string | string[] | undefined> }) {
  const given = headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : newId();
}

function logResponse(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  request.log.info(
    {
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
