import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeRegistry } from '../../../infra/release/registry-file.ts';

const HTML =
  '<meta name="csrf-token" content="%csrf_token%" /><!--preload--><script type="application/json">%page_data%</script>';

/** The smallest release that a gateway starts with; no page is opened here. */
export async function writeShell(store: string): Promise<void> {
  const folder = join(store, 'shell/faults');
  const shell = { version: 'faults', html: '/releases/shell/faults/index.html', previous: null };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), HTML);
  await changeRegistry(store, () => ({ shell, remotes: {} }), null);
}
