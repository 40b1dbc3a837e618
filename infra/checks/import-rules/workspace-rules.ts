import { TYPES_ONLY, type ImportRule } from './import-rule.ts';

/** The import table of docs/architecture.md: which workspace may import which. */

const BROWSER = '^(shell/|mfe-[^/]+/|shared-ui/)';
const SDK = '^shell/remote-sdk/';
const SHELL = '^shell/(?!remote-sdk/)';
const REMOTE = '^mfe-[^/]+/';
const CONTRACT = '^services/api-contract/';
const LEDGER = '^services/ledger/';
/**
 * What both sides have to agree on to the letter: what the prefixes of a registry mean, for the gateway
 * and the shell, and what staff type before what cannot be taken back, for the page and the service.
 */
const SHARED_RULES =
  '^services/api-contract/src/(gateway/owner-of|admin/confirmation-phrase)\\.ts$';
const SHARED_SERVICE_CODE = [
  '^services/api-contract/',
  '^services/application-engine/',
  '^services/financial-health/',
  '^services/service-kit/',
  '^services/spending-limit/',
];
const SERVICE =
  '^services/(?!api-contract/|application-engine/|financial-health/|service-kit/|spending-limit/)([^/]+)/';
const WORKSPACE = '(shell/remote-sdk|shell|mfe-[^/]+|shared-ui|services/[^/]+)/';

export const workspaceRules: ImportRule[] = [
  {
    name: 'remotes-never-import-remotes',
    severity: 'error',
    comment:
      'Two remotes meet on the page, not in code: link to the other by its URL, or move what both need into shared-ui or remote-sdk.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: REMOTE, pathNot: '^$1/' },
  },
  {
    name: 'services-never-import-services',
    severity: 'error',
    comment:
      'Ask the other service over its /internal calls, with the schemas of api-contract; what every service does the same way belongs in service-kit.',
    from: { path: SERVICE },
    to: { path: '^services/', pathNot: [...SHARED_SERVICE_CODE, LEDGER, '^services/$1/'] },
  },
  {
    name: 'ledger-is-the-members',
    severity: 'error',
    comment:
      'Only the member service moves money, in its own transactions. Ask it over its /internal calls, or subscribe to its events.',
    from: { path: '^(?!services/(ledger|member)/|infra/|tests/)' },
    to: { path: LEDGER },
  },
  {
    name: 'only-through-exports',
    severity: 'error',
    comment:
      'The inside of a workspace is its own. Import it by its package name; if the name is missing there, add it to its package.json "exports" or its index.',
    from: { path: `^${WORKSPACE}` },
    to: {
      path: `^${WORKSPACE}`,
      pathNot: '^$1/(?!remote-sdk/)',
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'nobody-imports-infra-or-tests',
    severity: 'error',
    comment:
      'infra and tests look at everything and nothing looks back. What product code needs of them belongs in a workspace of its own.',
    from: { pathNot: '^(infra|tests)/|^[^/]+$' },
    to: { path: '^(infra|tests)/' },
  },
  {
    name: 'browser-imports-contract-types-only',
    severity: 'error',
    comment:
      'Write `import type`: the schemas themselves (TypeBox and all) must not travel to the browser; gateway/owner-of.ts and admin/confirmation-phrase.ts alone, which have none, may.',
    // A test does not travel, and may hold a screen to what the contract lists.
    from: { path: BROWSER, pathNot: ['^shared-ui/', '\\.test\\.tsx?$'] },
    to: { path: CONTRACT, pathNot: SHARED_RULES, dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'browser-never-imports-services',
    severity: 'error',
    comment:
      'Browser code reaches a service by HTTP, through the api client of remote-sdk, with the types of api-contract.',
    from: { path: BROWSER },
    to: {
      path: '^services/(?!api-contract/|application-engine/|financial-health/|spending-limit/)',
    },
  },
  {
    name: 'services-never-import-browser-code',
    severity: 'error',
    comment:
      'A service knows no screen. Shared vocabulary belongs in api-contract, which both sides may see.',
    from: { path: '^services/' },
    to: { path: BROWSER },
  },
  {
    name: 'shell-never-imports-remotes',
    severity: 'error',
    comment:
      "The shell meets remotes at run time, through the registry. What it must know of one goes into that remote's remote.json.",
    from: { path: SHELL },
    to: { path: REMOTE },
  },
  {
    name: 'remotes-see-only-the-sdk-of-the-shell',
    severity: 'error',
    comment:
      'A remote uses the host through @reset/remote-sdk. If the sdk lacks something, add it there: it is the contract that shell releases keep.',
    from: { path: REMOTE },
    to: { path: SHELL },
  },
  {
    name: 'sdk-depends-on-no-neighbour',
    severity: 'error',
    comment:
      'remote-sdk is below shell, remotes and shared-ui. Hand the thing in from the shell instead, or keep it in the workspace that needs it.',
    from: { path: SDK },
    to: { path: [SHELL, REMOTE, '^shared-ui/'] },
  },
  {
    name: 'shared-ui-stands-alone',
    severity: 'error',
    comment:
      'shared-ui knows no product: take what the component needs as props and let the remote wire it.',
    from: { path: '^shared-ui/' },
    to: { path: ['^shell/', REMOTE, '^services/'] },
  },
  {
    name: 'sandbox-knows-only-provider-schemas',
    severity: 'error',
    comment:
      'The sandbox imitates vendors, who do not know our API. It may use api-contract/providers/* and nothing else of the contract.',
    from: { path: '^services/provider-sandbox/' },
    to: { path: CONTRACT, pathNot: '^services/api-contract/src/providers/' },
  },
  {
    name: 'contract-is-schemas-only',
    severity: 'error',
    comment:
      'api-contract holds schemas and their types, made with typebox from one another. Behaviour belongs in service-kit or in a slice.',
    from: { path: `${CONTRACT}src/`, pathNot: '\\.test\\.ts$' },
    to: { pathNot: [`${CONTRACT}src/`, 'node_modules/typebox/'] },
  },
  {
    name: 'shared-rules-import-only-types',
    severity: 'error',
    comment:
      'gateway/owner-of.ts and admin/confirmation-phrase.ts travel to the browser, with everything that they import. Write `import type`, or take a value as an argument.',
    from: { path: SHARED_RULES },
    to: { dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'kit-knows-no-service',
    severity: 'error',
    comment:
      "service-kit is below every service. Hand the service's part in as an argument of buildService or of the helper concerned.",
    from: { path: '^services/service-kit/' },
    to: { path: '^services/', pathNot: SHARED_SERVICE_CODE },
  },
];
