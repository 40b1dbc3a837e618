import { dataPaths, openDataFolder } from './data/data-folder.ts';
import { rotateKeys } from './data/secrets.ts';
import { explain } from './explain.ts';
import { readProduct } from './product.ts';

// `npm run rotate-keys`: one step further with the keys that this clone's services sign with.
const SAID = {
  announced:
    'New keys are announced: from the next start on they are taken and not used yet.\nStart everything anew, then run this again.',
  signing:
    'The new keys sign from the next start on, and the old ones are still taken.\nStart everything anew. In seven days, when no link in a mail is by an old key, run this again.',
  retired: 'The old keys are gone: from the next start on nothing by them is taken.',
};

const { settings } = readProduct(null);
try {
  openDataFolder(settings.dataFolder);
  const rotation = await rotateKeys(dataPaths(settings.dataFolder).secrets);
  process.stdout.write(`${SAID[rotation ?? 'retired']}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
