import { createServer } from 'node:http';
import { readMemberConfig } from '../../../services/member/src/config.ts';
import { openContext } from '../../../services/member/src/context.ts';
import { registerStatementJobs } from '../../../services/member/src/features/statements/statements.jobs.ts';
import { registerRepaymentJobs } from '../../../services/member/src/features/cards/repayments/repayments.jobs.ts';

/*
 * The member service's jobs of repayments and of statements, as a process of its own whose clock is set:
 * `PUT /runs/<job>/<instant>` runs one once as if it were then, and answers with the milliseconds that it
 * took.
 */

const context = openContext(readMemberConfig(process.env));
let now = new Date();
const runs = new Map<string, () => Promise<void>>();
const timed = {
  ...context,
  clock: { ...context.clock, now: () => now },
  jobs: {
    ...context.jobs,
    schedule: (name: string, _cron: string, run: () => Promise<void>) => void runs.set(name, run),
  },
};
registerRepaymentJobs(timed);
registerStatementJobs(timed);

createServer((request, response) => {
  const [, job = '', instant = ''] = /^\/runs\/(.+)\/(.+)$/.exec(request.url ?? '') ?? [];
  const run = runs.get(job);
  if (!run) return void response.end('{}');
  now = new Date(decodeURIComponent(instant));
  const startedAt = performance.now();
  run().then(
    () => response.end(String(performance.now() - startedAt)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
