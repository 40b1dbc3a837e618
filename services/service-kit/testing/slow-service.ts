import { buildService, serve } from '../src/index.ts';
import { testConfig } from './test-keys.ts';

/* A service whose one route says that it is busy and takes half a second; serve.test.ts stops it meanwhile. */
const app = buildService({ name: 'member', config: testConfig('member') });
app.get('/slow', async () => {
  process.stdout.write('busy\n');
  await new Promise((resolve) => setTimeout(resolve, 500));
  return 'done';
});
await serve(app, { config: { ...testConfig('member'), PORT: 0 } });
const address = app.server.address();
if (address === null || typeof address === 'string') throw new Error('It does not listen on TCP.');
process.stdout.write(`http://127.0.0.1:${address.port}\n`);
