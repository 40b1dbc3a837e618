import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { membersIn } from './contract-members.ts';
import { clonedSources, usesFile } from './recorded-uses.ts';
import { serviceUses } from './service-uses.ts';
import { sliceUses } from './slice-uses.ts';

// Its own process: TypeScript keeps a processor busy for seconds and takes half a gigabyte.
const [store = '', slice = '', version = ''] = process.argv.slice(2);
const release = { slice, version };
const folder = clonedSources(store, release);
const members = await membersIn(join(folder, 'services/api-contract/src'));
const isService = existsSync(join(folder, 'services', basename(slice), 'src/server.ts'));
const uses = isService
  ? await serviceUses(folder, basename(slice), members)
  : sliceUses(folder, slice, members);
await writeFileAtomic(usesFile(store, release), `${JSON.stringify(uses, null, 2)}\n`);
