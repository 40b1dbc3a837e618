import { readProduct, runProduct } from './product.ts';
import { explain } from './explain.ts';

// `npm start`, and `npm run dev -- mfe-member` with the slice's name behind it.
const [command = 'start', slice] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort());
}
// Whoever started us was killed: nobody could stop us any more.
process.on('disconnect', () => stop.abort());

try {
  await runProduct(readProduct(command === 'dev' ? (slice ?? null) : null), stop.signal);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
