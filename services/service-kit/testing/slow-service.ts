import { buildService, serve } from '../src/index.ts';
import { testConfig } from './test-keys.ts';

/*
 * A service whose one route says that it is busy and takes half a second, or SLOW_MS; serve.test.ts
 * stops it meanwhile. It is ready so long after its start as READY_AFTER_MS says.
 */
const readyAt = performance.now() + Number(process.env['READY_AFTER_MS'] ?? 0);
const slowMs = Number(process.env['SLOW_MS'] ?? 500);
const warm = async () => {
  if (performance.now() < readyAt) throw new Error('It is not warm yet.');
};
const app = buildService({ name: 'member', config: testConfig('member') }, { checks: { warm } });
app.get('/slow', async () => {
  process.stdout.write('busy\n');
  await new Promise((resolve) => setTimeout(resolve, slowMs));
  return 'done';
});
await serve(app, { config: { ...testConfig('member'), PORT: 0 } });
const address = app.server.address();
if (address === null || typeof address === 'string') throw new Error('It does not listen on TCP.');
process.stdout.write(`http://127.0.0.1:${address.port}\n`);
