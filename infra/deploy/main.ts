import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deployedServices } from './environment/deployed-services.ts';
import { readInstallation } from './installation.ts';
import { restoredDatabase } from './manifests/database-manifests.ts';
import { manifestText } from './manifests/manifest-text.ts';
import { render } from './render.ts';

// `npm run manifests -- INSTALLATION FOLDER`: what Kubernetes is told, for an installation. With
// `--restore "2026-11-27 17:00:00+00"` beside it a database as it was at that moment.
const [file, folder, option, targetTime] = process.argv.slice(2);
if (!file || !folder) throw new Error('Name an installation and a folder.');
const root = process.cwd();
const installation = await readInstallation(file);
const rendered = await render(root, installation);
if (option === '--restore' && targetTime) {
  const services = await deployedServices(root);
  rendered.set('restore/database.yaml', [restoredDatabase(services, installation, targetTime)]);
}
for (const [name, manifests] of rendered) {
  for (const manifest of manifests) manifest.validate();
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), manifestText(manifests));
  process.stdout.write(`${name}: ${manifests.length}\n`);
}
