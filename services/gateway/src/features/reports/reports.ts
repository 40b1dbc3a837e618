/** What a browser reports of a policy of ours, without what may name a person: words of policies and addresses. */
export type PolicyReport = {
  /** What the policy is about: `csp-violation`, `integrity-violation`. */
  type: string;
  /** The directive that it broke, or where code without integrity was to run. */
  directive: string;
  /** The origin of what was kept out, or a word like `inline`. */
  blocked: string;
  /** The first part of the page's path: what follows may hold ids and tokens. */
  page: string;
};

const MAX_LETTERS = 100;
const MAX_REPORTS = 10;

/**
 * What a body tells, of the new kind (a list of reports) or the old (one object, `csp-report`); none
 * where it is neither. Whoever wrote it is a stranger: nothing of it is longer than a line.
 */
export function readReports(body: unknown): PolicyReport[] {
  const old = fieldsOf(fieldsOf(body)['csp-report']);
  if (Object.keys(old).length > 0) return [toReport('csp-violation', old)];
  const list = Array.isArray(body) ? body.slice(0, MAX_REPORTS).map(fieldsOf) : [];
  return list.map((report) => toReport(text(report['type']), fieldsOf(report['body'])));
}

const toReport = (type: string, said: Record<string, unknown>): PolicyReport => ({
  type: wordOf(type),
  directive: wordOf(
    text(said['effectiveDirective'] ?? said['effective-directive'] ?? said['destination']),
  ),
  blocked: originOf(text(said['blockedURL'] ?? said['blocked-uri'])),
  page: firstPartOf(text(said['documentURL'] ?? said['document-uri'])),
});

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_LETTERS) : '';

/** As policies and paths of ours have them, `script-src-elem`; empty for whatever else a stranger writes. */
const wordOf = (said: string): string =>
  /^[a-z]{1,20}([_-][a-z]{1,20}){0,4}$/.test(said) ? said : '';

/** Of an address of the web; of others, `data:` and `blob:`, the scheme. */
function originOf(url: string): string {
  if (!URL.canParse(url)) return wordOf(url);
  const { protocol, origin } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) ? origin : wordOf(protocol.slice(0, -1));
}

const firstPartOf = (url: string): string =>
  URL.canParse(url) ? `/${wordOf(new URL(url).pathname.split('/')[1] ?? '')}` : '';
