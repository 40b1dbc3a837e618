import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Thrown = { type: string; code?: string };
type Line = { err: Thrown & { stack: string[]; cause?: Thrown } };

/**
 * What the services of a product answered with 500 to, from their logs: a line for each place that
 * threw, with how often it did. Refusals of a service that something is unavailable to are none.
 * @param logs the folder of the logs
 */
export function failedRequests(logs: string): string[] {
  const counts = new Map<string, number>();
  for (const name of readdirSync(logs).filter((file) => file.endsWith('.log'))) {
    for (const { err } of failuresOf(readFileSync(join(logs, name), 'utf8'))) {
      const thrown = [err, err.cause].map((one) => one && `${one.type} ${one.code ?? ''}`);
      const place = err.stack.find((call) => call.includes('/services/')) ?? err.stack[0];
      const key = [name, ...thrown.filter(Boolean), place].join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts].map(([key, count]) => `${count} x ${key}`);
}

const failuresOf = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"msg":"request.failed"'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ err }) => err.type !== 'RefusedError');
