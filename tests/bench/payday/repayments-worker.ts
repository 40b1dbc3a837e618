import { createServer } from 'node:http';
import { readMemberConfig } from '../../../services/member/src/config.ts';
import { openContext } from '../../../services/member/src/context.ts';
import { registerRepaymentJobs } from '../../../services/member/src/features/cards/repayments/repayments.jobs.ts';

/*
 * The member service's job of repayments, as a process of its own whose clock is set: `PUT /runs/<instant>`
 * runs it once as if it were then, and answers with the milliseconds that it took.
 */

const context = openContext(readMemberConfig(process.env));
let now = new Date();
let run: () => Promise<void> = () => Promise.reject(new Error('No job was registered.'));
registerRepaymentJobs({
  ...context,
  clock: { ...context.clock, now: () => now },
  jobs: { ...context.jobs, schedule: (_name, _cron, handler) => void (run = handler) },
});

createServer((request, response) => {
  const instant = /^\/runs\/(.+)$/.exec(request.url ?? '')?.[1];
  if (instant === undefined) return void response.end('{}');
  now = new Date(decodeURIComponent(instant));
  const startedAt = performance.now();
  run().then(
    () => response.end(String(performance.now() - startedAt)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
