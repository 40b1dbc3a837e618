import type { Service } from '@reset/service-kit';

/** Tells the test that started this process where it listens, and ends with that test. */
export function sayAddress(app: Service): void {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  process.stdin.resume().once('end', () => process.exit());
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
}
