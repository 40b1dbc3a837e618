import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps what a run of Jest found beside the migrations that it ran with. Jest's own file of results
 * is not written when it stops at the first failure.
 */
export default class KeepReport {
  onRunComplete(_contexts: unknown, result: object): void {
    const folder = process.env['MUTATED_SERVICES'];
    if (folder !== undefined) {
      writeFileSync(join(folder, 'report.json'), JSON.stringify(result, withoutBigints));
    }
  }
}

const withoutBigints = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;
