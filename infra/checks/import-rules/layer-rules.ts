import { TYPES_ONLY, type ImportRule } from './import-rule.ts';

/** "Imports point down" inside one workspace: routes, features, and what lies below them. */

const TEST = '\\.(test|spec)\\.tsx?$|/testing/';
const FEATURE_HOME = '(?:mfe-[^/]+|shell|services/[^/]+)/src/features';
const OWNED_SRC = '(mfe-[^/]+|shell|services/[^/]+)/src';
/** Where effects live in a service's feature; every other file there decides and computes. */
const EFFECTS =
  '/(plugin|routes|[^/]+[.-]routes|[^/]+[.-]store|[^/]+\\.(jobs?|guard|client))\\.ts$';
/** What a service computes with everywhere: days, money, the limit's formula. Pure, and below all features. */
const ARITHMETIC = '^services/([^/]+/src/(calendar|money)|spending-limit/src)/';

export const layerRules: ImportRule[] = [
  {
    name: 'features-meet-at-their-door',
    severity: 'error',
    comment:
      'Import another feature only through the files that bear its name: limit/limit.ts for what it decides, limit/limit.store.ts for its SQL, limit/limit.client.ts for what another service says of it, limit/limit.guard.ts for what stands before routes. Only app.ts imports a plugin.',
    from: { path: `^(${FEATURE_HOME})/([^/]+)/`, pathNot: TEST },
    to: {
      path: '^$1/[^/]+/',
      pathNot: ['^$1/(?<door>[^/]+)/\\k<door>(\\.(store|client|guard))?\\.tsx?$', '^$1/$2/'],
    },
  },
  {
    name: 'domain-imports-only-types',
    severity: 'error',
    comment:
      "The file that bears its feature's name is pure: take values as arguments. At run time it may import its neighbours that decide, other such files, and the arithmetic of days and money beside features/.",
    from: { path: '^(services/[^/]+/src/features)/(?<feature>[^/]+)/\\k<feature>\\.ts$' },
    to: {
      pathNot: ['^$1/(?<door>[^/]+)/\\k<door>\\.ts$', '^$1/$2/', ARITHMETIC],
      dependencyTypesNot: TYPES_ONLY,
    },
  },
  {
    name: 'decisions-have-no-effects',
    severity: 'error',
    comment:
      'Only plugin.ts, *.routes.ts, *.store.ts, *.jobs.ts, *.guard.ts and *.client.ts touch the world. Hand the result of the effect in as an argument, or move the call up into the route or job.',
    from: {
      path: '^services/[^/]+/src/features/',
      pathNot: [EFFECTS, TEST],
    },
    to: {
      path: [
        EFFECTS,
        '^services/[^/]+/src/providers/',
        'node_modules/(pg|knex|fastify|pino|pg-boss)/',
        '^(node:)?(fs|fs/promises|net|http|https|http2|child_process|dns|dgram|worker_threads)$',
      ],
      dependencyTypesNot: TYPES_ONLY,
    },
  },
  {
    name: 'only-stores-know-knex',
    severity: 'error',
    comment:
      'SQL lives in *.store.ts, in db/, and in service-kit, which opens the database; elsewhere its types Database and Transaction serve. Give the store a function that says what you want.',
    from: {
      path: '^services/(?!service-kit/)',
      // app.ts and stores.ts hand the open database on.
      pathNot: [
        '[.-]store\\.ts$',
        '^services/[^/]+/src/(app|stores)\\.ts$',
        '^services/[^/]+/db/migrations/',
        TEST,
      ],
    },
    to: { path: 'node_modules/(knex|pg|@types/pg)/' },
  },
  {
    name: 'stores-stay-below-routes',
    severity: 'error',
    comment:
      "Imports point down: routes and jobs call the store. Move what the store wants of them into the feature's own file.",
    from: { path: '[.-]store\\.ts$' },
    to: { path: '/(plugin|routes|[^/]+[.-]routes|[^/]+\\.jobs?)\\.ts$' },
  },
  {
    name: 'providers-know-no-feature',
    severity: 'error',
    comment:
      'A provider says in our words what others do for us; features call it, never the other way. Import at most the types.',
    from: { path: '^services/[^/]+/src/providers/', pathNot: TEST },
    to: { path: '^services/[^/]+/src/features/', dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'features-know-no-entry',
    severity: 'error',
    comment:
      'index, bootstrap, routes, app and server stand at the top and import the rest. Move what you want of them into the feature it belongs to.',
    from: { path: `^${OWNED_SRC}/.+/`, pathNot: TEST },
    to: { path: '^$1/src/(index|bootstrap|routes|app|server|publish-routes)\\.tsx?$' },
  },
  {
    name: 'pages-are-only-for-routes',
    severity: 'error',
    comment:
      'A page is one URL and only routes.tsx mounts it. Share the component inside it, from components/.',
    from: { path: `^(${FEATURE_HOME})/`, pathNot: TEST },
    to: { path: '^$1/[^/]+/pages/[^/]+\\.tsx?$' },
  },
  {
    name: 'api-knows-no-screen',
    severity: 'error',
    comment: 'api/ fetches and caches; pages and components call it, not the other way.',
    from: { path: '/src/features/[^/]+/api/', pathNot: TEST },
    to: { path: '/src/features/[^/]+/(pages|components)/' },
  },
  {
    name: 'model-knows-no-react',
    severity: 'error',
    comment:
      'model/ is values and rules that run without a browser. Put hooks in api/ and markup in components/.',
    from: { path: '/src/features/[^/]+/model/', pathNot: TEST },
    to: {
      path: [
        '/src/features/[^/]+/(pages|components|api)/',
        'node_modules/(react|react-dom|react-router|formik|@tanstack/react-query)/',
        // How a sum and a day are written is values and rules, too.
        '^shared-ui/(?!src/(components/money/format-money|words/locale)\\.ts$)',
      ],
      dependencyTypesNot: TYPES_ONLY,
    },
  },
];
