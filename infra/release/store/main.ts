import { userInfo } from 'node:os';
import { removeUnused } from '../remove-unused.ts';
import { podCommands, runCommand, say } from './commands.ts';
import { pushSlice } from './push-slice.ts';

// `npm run store -- COMMAND` on the store that RELEASE_STORE names: `mirror-once FOLDER` copies it, and
// `push SLICE FOLDER` makes live there what was released into that folder, and `prune FOLDER` removes what a
// registry signed by that folder's keys has not named for a month.
await runCommand({
  ...podCommands,
  push: async ([slice = '', from = ''], to) => {
    const version = await pushSlice(slice, { from, to, by: userInfo().username });
    say('store.pushed', { slice, version });
  },
  prune: async ([keysOf = ''], store) => {
    for (const removed of await removeUnused(store, { now: new Date(), keysOf })) {
      say('store.removed', { release: removed });
    }
  },
});
