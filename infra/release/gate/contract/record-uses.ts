import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { membersIn } from './contract-members.ts';
import { serviceUses } from './service-uses.ts';
import { sliceUses } from './slice-uses.ts';
import { NO_USES, type ContractUses } from './uses.ts';

/* What sources use of the contract, written to a file: record-uses.ts SOURCES SLICE FILE */
const [folder = '', slice = '', file = ''] = process.argv.slice(2);
const contract = join(folder, 'services/api-contract/src');
const isService = existsSync(join(folder, 'services', basename(slice), 'src/server.ts'));

async function uses(): Promise<ContractUses> {
  if (!existsSync(contract)) return NO_USES;
  const members = await membersIn(contract);
  return isService
    ? serviceUses(folder, basename(slice), members)
    : sliceUses(folder, slice, members);
}

await writeFileAtomic(file, `${JSON.stringify(await uses(), null, 2)}\n`);
