import { fileURLToPath } from 'node:url';
import { startProduct } from '../../month/product/start-product.ts';
import { START } from '../../month/life/calendar.ts';
import type { CommitRule } from '../proxy/commit-interceptor.ts';
import { commitInterceptor } from '../proxy/commit-interceptor.ts';
import { openProxy } from '../proxy/tcp-proxy.ts';
import type { Round } from '../plan/plan-rounds.ts';
import { livePaydays } from './live-paydays.ts';

// Started by run-apart.ts: the time of this process is moved.
const round = JSON.parse(process.argv[2] ?? '') as Round;
const rules: { commits: CommitRule | null } = { commits: null };
const product = await startProduct({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  parent: '/var/tmp',
  at: { day: START, time: '09:00' },
  proxyTo: (port) =>
    openProxy({
      targetPort: () => port,
      interceptor: () =>
        commitInterceptor({
          isWanted: (sql) => rules.commits?.isWanted(sql) ?? false,
          shouldCut: () => rules.commits?.shouldCut() ?? false,
        }),
    }),
});
process.once('SIGTERM', () => void product.teardown().finally(() => process.exit(1)));
try {
  process.stdout.write(JSON.stringify(await livePaydays({ product, rules }, round)));
} finally {
  await product.teardown();
}
