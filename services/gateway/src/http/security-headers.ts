/** Where browsers say what a policy of ours kept from happening. */
export const REPORTS = '/reports';

/** Where our pages say which slices they run, and which of them failed. */
export const PAGE_REPORTS = '/reports/pages';

// Some browsers know the one word, some the other.
const REPORTED = `report-uri ${REPORTS}; report-to reports`;

/** What every answer carries, whatever it is. */
export const onEveryAnswer = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `frame-ancestors 'none'; ${REPORTED}`,
  'reporting-endpoints': `reports="${REPORTS}"`,
} as const;

/** A policy as its header has it, with where to report what it refuses. */
export const policyOf = (directives: readonly string[]): string =>
  [...directives, REPORTED].join('; ');

/** Origins beside our own that a page may use. */
export type Allowances = {
  /** Where the pictures and films of editors lie. */
  assets: readonly string[];
  /** Whom it may frame: the providers' widgets. */
  frames: readonly string[];
  /** Where scripts, styles and hot updates may come from in development; none elsewhere. */
  developmentServers: readonly string[];
};

/** What a page carries: it runs our scripts, in no frame, and nothing but `allowances` beside. */
export const onPages = (allowances: Allowances): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(allowances),
  ...integrityPolicy(allowances),
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
});

// A script without integrity does not run; those of development servers have none. Browsers know
// no such policy for stylesheets yet: the builds give every one of them its integrity.
const integrityPolicy = ({ developmentServers }: Allowances): Record<string, string> =>
  developmentServers.length > 0
    ? {}
    : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)' };

function contentSecurityPolicy({ assets, frames, developmentServers }: Allowances): string {
  const own = ["'self'", ...developmentServers].join(' ');
  const sockets = developmentServers.map((origin) => origin.replace(/^http/, 'ws'));
  return policyOf([
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${[own, ...sockets].join(' ')}`,
    `img-src ${[own, 'data:', ...assets].join(' ')}`,
    `media-src ${["'self'", ...assets].join(' ')}`,
    `font-src ${own}`,
    "manifest-src 'self'",
    // The push worker's; it serves no page (push-worker.routes.ts).
    "worker-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
}
