import type { Advisory } from './advisories.ts';

/** https://google.github.io/osv.dev/api/: what GitHub and others publish, in one form. */
export const OSV = 'https://api.osv.dev';

const BATCH = 1000;
const CONCURRENCY = 8;

type Event = { introduced?: string; fixed?: string; last_affected?: string };
type Vulnerability = {
  id: string;
  withdrawn?: string;
  affected?: {
    package: { name: string; ecosystem: string };
    ranges?: { type: string; events: Event[] }[];
    versions?: string[];
  }[];
};
type Found = { vulns?: { id: string }[]; next_page_token?: string };
type Query = { package: { name: string; ecosystem: 'npm' }; page_token?: string };

/**
 * All advisories of these packages, whichever versions they are about, sorted by package and id.
 * @param osv the service's address, without a trailing slash
 * @throws when it cannot be reached or answers with an error
 */
export async function fetchAdvisories(names: readonly string[], osv: string): Promise<Advisory[]> {
  const wanted = new Set(names);
  const ids = await findIds(wanted, osv);
  const found: Advisory[] = [];
  for (let at = 0; at < ids.length; at += CONCURRENCY) {
    const some = ids
      .slice(at, at + CONCURRENCY)
      .map((id) => ask<Vulnerability>(`${osv}/v1/vulns/${id}`));
    found.push(...(await Promise.all(some)).flatMap((one) => advisoriesIn(one, wanted)));
  }
  return found.toSorted((a, b) => order(a).localeCompare(order(b), 'en'));
}

const order = (advisory: Advisory): string => `${advisory.package} ${advisory.id}`;

async function findIds(names: ReadonlySet<string>, osv: string): Promise<string[]> {
  const ids = new Set<string>();
  let queries: Query[] = [...names].map((name) => ({ package: { name, ecosystem: 'npm' } }));
  while (queries.length > 0) {
    const batch = queries.slice(0, BATCH);
    const { results } = await ask<{ results: Found[] }>(`${osv}/v1/querybatch`, { queries: batch });
    for (const { id } of results.flatMap(({ vulns }) => vulns ?? [])) ids.add(id);
    const pages = batch.flatMap((query, index) => {
      const token = results[index]?.next_page_token;
      return token === undefined ? [] : [{ ...query, page_token: token }];
    });
    queries = [...queries.slice(BATCH), ...pages];
  }
  return [...ids];
}

/** What one of OSV's records says of these packages; nothing of one that was withdrawn. */
export function advisoriesIn(record: Vulnerability, names: ReadonlySet<string>): Advisory[] {
  if (record.withdrawn !== undefined) return [];
  const ours = (record.affected ?? []).filter(
    (affected) => affected.package.ecosystem === 'npm' && names.has(affected.package.name),
  );
  return [...Map.groupBy(ours, (affected) => affected.package.name)].flatMap(([name, affected]) => {
    const ranges = affected.flatMap((one) => [
      ...(one.ranges ?? []).filter(({ type }) => type === 'SEMVER').flatMap(rangesOf),
      ...(one.versions ?? []),
    ]);
    const vulnerable = [...new Set(ranges)].join(' || ');
    return vulnerable === '' ? [] : [{ id: record.id, package: name, vulnerable }];
  });
}

/** OSV lists where a fault comes and goes; npm writes from where to where it is. */
function rangesOf({ events }: { events: Event[] }): string[] {
  const ranges: string[] = [];
  let from: string | null = null;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined) from = introduced === '0' ? '' : `>=${introduced} `;
    if (from === null) continue;
    if (fixed !== undefined) ranges.push(`${from}<${fixed}`);
    if (last !== undefined) ranges.push(`${from}<=${last}`);
    if (fixed !== undefined || last !== undefined) from = null;
  }
  if (from !== null) ranges.push(from === '' ? '*' : from.trim());
  return ranges;
}

async function ask<Answer>(url: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}
