import { remoteConfig } from '@reset/remote-sdk/build';
import remote from './remote.json' with { type: 'json' };

export default remoteConfig({
  directory: import.meta.dirname,
  devPort: 3102,
  remote,
  // Nobody walks through its pages: she comes to one, and its steps fetch what only they need.
  isEntrance: true,
});
