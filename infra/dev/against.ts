import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';
import Value from 'typebox/value';
import { type Against, readPage } from '../../shell/remote-sdk/build/against.ts';
import { entryOf, findHotSlices, serveHot } from './hot-reload.ts';
import { stepPrinter } from './say-step.ts';
import { createSupervisor } from './supervisor.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Serves one remote, and the shell that it needs, with hot reload in front of a product that is deployed
 * elsewhere, until `stop`: its sessions, its data, its other remotes. Nothing else runs here.
 * @param origin of the deployed product
 * @throws one sentence when it does not answer as the product does, or this clone has no such remote
 */
export async function runAgainst(slice: string, origin: string, stop: AbortSignal): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const [shell, remote] = findHotSlices(root, slice);
  if (!shell || !remote) return;
  await insistOnProduct(origin);
  const text = await readFile(join(root, slice, 'remote.json'), 'utf8');
  const description = Value.Parse(RemoteDescription, JSON.parse(text));
  const against: Against = {
    origin,
    remote: { folder: slice, description, entry: entryOf(remote) },
  };
  const supervisor = createSupervisor((line) => print(`  ${line}`));
  const logs = mkdtempSync(join(tmpdir(), 'reset-hot-'));
  try {
    await serveHot([shell, remote], {
      supervisor,
      step: stepPrinter(print),
      logs,
      env: { DEV_AGAINST: JSON.stringify(against) },
    });
    print(`\n${slice} of this clone within ${origin}: ${shell.origin}\n\nCtrl-C stops it.`);
    if (!stop.aborted) await once(stop, 'abort');
  } finally {
    await supervisor.stop();
    rmSync(logs, { recursive: true, force: true });
  }
}

async function insistOnProduct(origin: string): Promise<void> {
  if (!/^https?:\/\/[^/]+$/.test(origin)) {
    throw new Error('Name the product by its origin: --against https://app.example');
  }
  const answer = await fetch(`${origin}/`, { headers: { accept: 'text/html' } }).catch(() => null);
  if (readPage((await answer?.text()) ?? '')) return;
  throw new Error(`${origin} answers no page of Reset.`);
}
