import { parseArgs } from 'node:util';
import { runAgainst } from './against.ts';
import { readProduct, runProduct } from './product.ts';
import { explain } from './explain.ts';

// `npm start`, and `npm run dev -- mfe-member` with the slice's name behind it; `--against https://…`
// runs that alone, in front of a product that is deployed.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort());
}
// Whoever started us was killed: nobody could stop us any more.
process.on('disconnect', () => stop.abort());

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const [command, slice] = positionals;
  const isDev = command === 'dev';
  if (values.against === undefined) {
    await runProduct(readProduct(isDev ? (slice ?? null) : null), stop.signal);
  } else if (isDev && slice) {
    await runAgainst(slice, values.against.replace(/\/$/, ''), stop.signal);
  } else throw new Error('Name the slice: npm run dev -- mfe-member --against https://app.example');
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
