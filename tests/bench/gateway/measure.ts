import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { sized } from '../harness.ts';

type Headers = Record<string, string>;

const CONNECTIONS = 64;
const ROUND_SECONDS = sized(3, 1);
const WARM_UP_REQUESTS = sized(500, 10);
const REQUESTS = sized(2_500, 50);

export type Call = { url: string; headers: Headers; method?: 'POST'; body?: string };

/** Requests answered with 2xx a second, with 64 connections; throws when any was not. */
export async function throughput(options: Call): Promise<number> {
  const result = await autocannon({
    ...options,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed.`);
  }
  return result.requests.average;
}

/** Milliseconds of the median request of one client that asks again and again. */
export async function medianLatencyMs(url: string, headers: Headers): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let count = 0; count < WARM_UP_REQUESTS + REQUESTS; count += 1) {
    const startedAt = performance.now();
    await ask(url, headers, agent);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  return median(times.slice(WARM_UP_REQUESTS));
}

function ask(url: string, headers: Headers, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { headers, agent }, (answer) => {
    answer.resume();
    answer.on('end', () =>
      answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
    );
  }).on('error', reject);
  return promise;
}

/** The middle of some numbers, the mean of the two in the middle when they are even. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? low;
  return (low + high) / 2;
}
