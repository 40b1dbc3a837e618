import { readFileSync } from 'node:fs';
import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import { newId } from '@reset/service-kit';
import type { Client } from '../e2e/security/client.ts';
import { adminToken, member, staff, visitor } from '../e2e/security/people.ts';
import { nameOf, publishedRoutes } from '../e2e/security/published-routes.ts';
import { processOf } from '../e2e/product/running-product.ts';
import { withResources } from '../resources/with-resources.ts';
import { promised, sized } from './harness.ts';
import { writeTable } from './report/write-table.ts';
import { MANY_CALLS, openProduct } from './setup/product.ts';

/* What the largest body that a call takes costs in CPU, in gateway and services together. */

const CALLS = sized(50, 2);
const WARM_UP = sized(20, 1);
const MAX_CPU_MS = 20;
const MS_PER_TICK = 10;
const PROCESSES = ['gateway', 'public', 'onboarding', 'member', 'admin'];

/** Bodies of so many bytes at most, each costly in its own way. */
const SHAPES: Record<string, (bytes: number) => string> = {
  'unknown keys': (bytes) => filled(bytes, (at) => `"k${at}":0`, ['{', '}']),
  'keys that a form has': (bytes) =>
    filled(Math.min(bytes, 16_000), (at) => `"k${at}":{"email":1,"user":[]}`, ['{', '}']),
  'as many keys as are read': (bytes) =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: bytes / 33 }, (_, at) => [`k${at}`, at])),
    ),
  levels: (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'a long address': (bytes) => inFields('a@'.repeat((bytes - 600) / 8)),
  'a long text of marks': (bytes) => inFields('\\"'.repeat((bytes - 600) / 16)),
};

await withResources(async (resources) => {
  await openProduct(resources, MANY_CALLS);
  const person = await staff();
  const headers = await adminToken(person);
  const callers: Record<PublishedRoute['access'], { client: Client; headers?: typeof headers }> = {
    visitor: { client: await visitor() },
    provider: { client: await visitor() },
    member: { client: (await member()).client },
    admin: { client: person.client, headers },
  };
  const rows: string[] = [];
  for (const route of await publishedRoutes()) {
    const { body_bytes: bytes } = route;
    if (bytes === undefined) continue;
    const costs: { shape: string; ms: number }[] = [];
    for (const [shape, write] of Object.entries(SHAPES)) {
      const body = write(bytes);
      const send = () => sendTo(route, callers[route.access], body);
      await times(WARM_UP, send);
      const before = cpuMs();
      await times(CALLS, send);
      costs.push({ shape, ms: (cpuMs() - before) / CALLS });
    }
    const [dearest] = costs.toSorted((a, b) => b.ms - a.ms);
    promised((dearest?.ms ?? 0) <= MAX_CPU_MS);
    rows.push(`| ${nameOf(route)} | ${bytes} | ${dearest?.shape} | ${dearest?.ms.toFixed(1)} |`);
  }
  await writeTable('bodies', [
    '| call | bytes | dearest body | ms of CPU |',
    '|---|---:|---|---:|',
    ...rows,
  ]);
});

async function sendTo(
  { method, path }: PublishedRoute,
  { client, headers }: { client: Client; headers?: Record<string, string> },
  body: string,
): Promise<void> {
  const url = path.replaceAll(/:[^/]+/g, () => newId());
  const { status } = await client.send(method, url, {
    written: body,
    ...(headers ? { headers } : {}),
  });
  // Nothing of this is a request that anybody would grant.
  if (status < 400 || status >= 500) throw new Error(`${method} ${path} answered ${status}.`);
}

/** So many as fit, between the two ends. */
function filled(bytes: number, write: (at: number) => string, [open, close]: [string, string]) {
  const parts: string[] = [];
  let length = open.length + close.length;
  for (let at = 0; ; at += 1) {
    const part = write(at);
    length += part.length + 1;
    if (length > bytes) return open + parts.join(',') + close;
    parts.push(part);
  }
}

/** A text in the fields that most forms have; four times in all. */
function inFields(text: string): string {
  return `{"user":{"email":"${text}","password":"${text}"},"email":"${text}","name":"${text}"}`;
}

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await work();
}

/** What the processes have used since they started (proc(5), fields 14 and 15). */
function cpuMs(): number {
  return PROCESSES.map((name) => {
    const stat = readFileSync(`/proc/${processOf(name)}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  }).reduce((sum, ms) => sum + ms, 0);
}
