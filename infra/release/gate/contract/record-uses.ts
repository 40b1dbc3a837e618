import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { membersIn } from './contract-members.ts';
import { openKeptUses } from './kept-uses.ts';
import { serviceUses } from './service-uses.ts';
import { sliceUses } from './slice-uses.ts';
import { NO_USES, type ContractUses } from './uses.ts';

/*
 * What sources use of the contract, written to a file: record-uses.ts SOURCES SLICE FILE KEPT
 * KEPT is the file with what their files were found to use before.
 */
const [folder = '', slice = '', file = '', keptFile = ''] = process.argv.slice(2);
const contract = join(folder, 'services/api-contract/src');
const isService = existsSync(join(folder, 'services', basename(slice), 'src/server.ts'));

async function uses(): Promise<ContractUses> {
  if (!existsSync(contract)) return NO_USES;
  const members = await membersIn(contract);
  if (isService) return serviceUses(folder, basename(slice), members);
  const kept = await openKeptUses(keptFile);
  const found = sliceUses(folder, slice, members, kept);
  await kept.save();
  return found;
}

await writeFileAtomic(file, `${JSON.stringify(await uses(), null, 2)}\n`);
