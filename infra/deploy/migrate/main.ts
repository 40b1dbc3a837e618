import { fileURLToPath } from 'node:url';
import { migrateDeployed } from './migrate-deployed.ts';

// `node infra/deploy/migrate/main.ts NAME`, in a service's image, by the environment of its migration's job.
const [name] = process.argv.slice(2);
const { ADMIN_DATABASE_URL: admin, DATABASE_URL: own } = process.env;
if (!name || !admin || !own) {
  throw new Error('Name the service, and set ADMIN_DATABASE_URL and DATABASE_URL.');
}
await migrateDeployed(fileURLToPath(new URL('../../..', import.meta.url)), name, { admin, own });
process.stdout.write(`${JSON.stringify({ event: 'schema.migrated', service: name })}\n`);
