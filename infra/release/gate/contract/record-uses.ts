import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { membersIn } from './contract-members.ts';
import { clonedSources, usesFile } from './recorded-uses.ts';
import { serviceUses } from './service-uses.ts';
import { sliceUses } from './slice-uses.ts';
import { NO_USES, type ContractUses } from './uses.ts';

// Its own process: TypeScript keeps a processor busy for seconds and takes half a gigabyte.
const [store = '', slice = '', version = ''] = process.argv.slice(2);
const release = { slice, version };
const folder = clonedSources(store, release);
const contract = join(folder, 'services/api-contract/src');
const isService = existsSync(join(folder, 'services', basename(slice), 'src/server.ts'));

async function usesOfRelease(): Promise<ContractUses> {
  if (!existsSync(contract)) return NO_USES;
  const members = await membersIn(contract);
  return isService
    ? serviceUses(folder, basename(slice), members)
    : sliceUses(folder, slice, members);
}

await writeFileAtomic(
  usesFile(store, release),
  `${JSON.stringify(await usesOfRelease(), null, 2)}\n`,
);
