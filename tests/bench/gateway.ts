import { setTimeout as sleep } from 'node:timers/promises';
import { median, medianLatencyMs, throughput, type Call } from './gateway/measure.ts';
import { setUpGateway } from './gateway/setup.ts';
import { signInAt } from './gateway/sign-in.ts';
import { promised, sized } from './harness.ts';
import { withResources } from '../resources/with-resources.ts';
import { writeTable } from './report/write-table.ts';

/* What the gateway costs: against a bare node:http proxy before the same service, in one run. */

const ROUNDS = sized(Number(process.env['ROUNDS'] ?? 5), 1);
const MIN_RATIO = 1.1;
const MAX_ADDED_MS = 1;
const WAYS = ['direct', 'bare', 'gateway'] as const;
type Way = (typeof WAYS)[number];

await withResources(async (resources) => {
  const setup = await setUpGateway(resources);
  const session = await signInAt(setup.gateway);
  const callTo = (way: Way): { read: Call; write: Call } => {
    const headers = way === 'gateway' ? session : setup.identity();
    const write = { method: 'POST', body: '{"event":"opened"}' } as const;
    return {
      read: { url: `${setup[way]}/api/v1/overview`, headers },
      write: {
        url: `${setup[way]}/api/v1/log_event`,
        headers: { ...headers, 'content-type': 'application/json' },
        ...write,
      },
    };
  };
  const figures = () => ({ direct: [], bare: [], gateway: [] }) as Record<Way, number[]>;
  const [reads, writes, latencies] = [figures(), figures(), figures()];

  // Compiled code, open connections: what a process is after its first minute.
  for (const way of ['bare', 'gateway', 'bare', 'gateway'] as const) {
    await throughput(callTo(way).read);
    await throughput(callTo(way).write);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) reads[way].push(await throughput(callTo(way).read));
    for (const way of WAYS) writes[way].push(await throughput(callTo(way).write));
    for (const way of WAYS) {
      await sleep(300);
      const { url, headers } = callTo(way).read;
      latencies[way].push(await medianLatencyMs(url, headers));
    }
  }

  const perSecond = (numbers: number[]) => Math.round(median(numbers)).toLocaleString('en-US');
  const ratio = ({ gateway, bare }: Record<Way, number[]>) => median(gateway) / median(bare);
  const added = median(latencies.gateway) - median(latencies.direct);
  promised(ratio(reads) >= MIN_RATIO && ratio(writes) >= MIN_RATIO && added <= MAX_ADDED_MS);
  const row = (what: string, way: Way) =>
    `| ${what} | ${perSecond(reads[way])} | ${perSecond(writes[way])} | ${median(latencies[way]).toFixed(2)} ms |`;
  await writeTable('gateway', [
    '| way to the same service | reads a second, 64 connections | writes a second | median latency of a read, one client |',
    '|---|---|---|---|',
    row('directly', 'direct'),
    row('bare node:http proxy', 'bare'),
    row('gateway: session, CSRF, identity, logs', 'gateway'),
    `| **gateway : bare proxy** | **${ratio(reads).toFixed(2)}** | **${ratio(writes).toFixed(2)}** | **${added.toFixed(2)} ms added** |`,
  ]);
});
