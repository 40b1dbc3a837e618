import { rm } from 'node:fs/promises';
import { dataPaths } from './data/data-folder.ts';
import { explain } from './explain.ts';
import { findRunningServer, stopServer } from './postgres/running-server.ts';
import { endLeftovers } from './processes/leftovers.ts';
import { findSupervisor } from './processes/supervisor-lock.ts';
import { readProduct } from './product.ts';

// `npm run reset`: ends what runs on this clone's data and wipes it.
const { settings } = readProduct(null);
try {
  const paths = dataPaths(settings.dataFolder);
  const other = findSupervisor(paths.lock);
  if (other)
    throw new Error(`Reset runs (process ${other.pid}). Stop it with Ctrl-C, then wipe it.`);
  await endLeftovers(settings.dataFolder);
  const server = await findRunningServer(paths.cluster);
  if (server) await stopServer(server.pid);
  await rm(settings.dataFolder, { recursive: true, force: true });
  process.stdout.write(`${settings.dataFolder} is gone. npm start begins anew.\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
