import { setTimeout as sleep } from 'node:timers/promises';
import { median, medianLatencyMs, throughput } from './gateway/measure.ts';
import { signInAt } from './gateway/sign-in.ts';
import { setStage } from './gateway/stage.ts';
import { writeTable } from './report/write-table.ts';

/* What the gateway costs: against a bare node:http proxy before the same service, in one run. */

const ROUNDS = 5;
const stage = await setStage();
try {
  const session = await signInAt(stage.gateway);
  const ways = {
    direct: { base: stage.direct, headers: stage.identity },
    bare: { base: stage.bare, headers: stage.identity },
    gateway: { base: stage.gateway, headers: session },
  };
  const reads = { direct: [], bare: [], gateway: [] } as Record<keyof typeof ways, number[]>;
  const latencies = { direct: [], bare: [], gateway: [] } as Record<keyof typeof ways, number[]>;

  // Compiled code, open connections: what a process is after its first minute.
  for (const name of ['bare', 'gateway', 'bare', 'gateway'] as const) {
    await throughput({ url: `${ways[name].base}/api/v1/overview`, headers: ways[name].headers });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['direct', 'bare', 'gateway'] as const) {
      const { base, headers } = ways[name];
      reads[name].push(await throughput({ url: `${base}/api/v1/overview`, headers }));
      await sleep(300);
      latencies[name].push(await medianLatencyMs(`${base}/api/v1/overview`, headers));
    }
  }

  const perSecond = (numbers: number[]) => Math.round(median(numbers)).toLocaleString('en-US');
  const ms = (numbers: number[]) => median(numbers).toFixed(2);
  const added = median(latencies.gateway) - median(latencies.direct);
  await writeTable('gateway', [
    '| way to the same service | requests a second, 64 connections | median latency, one client |',
    '|---|---|---|',
    `| directly | ${perSecond(reads.direct)} | ${ms(latencies.direct)} ms |`,
    `| bare node:http proxy | ${perSecond(reads.bare)} | ${ms(latencies.bare)} ms |`,
    `| gateway: session, CSRF, identity, logs | ${perSecond(reads.gateway)} | ${ms(latencies.gateway)} ms |`,
    `| **gateway : bare proxy** | **${(median(reads.gateway) / median(reads.bare)).toFixed(2)}** | **${added.toFixed(2)} ms added** |`,
  ]);
} finally {
  await stage.stop();
}
