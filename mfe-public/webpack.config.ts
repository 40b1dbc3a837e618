import { remoteConfig } from '@reset/remote-sdk/build';
import remote from './remote.json' with { type: 'json' };

export default remoteConfig({
  directory: import.meta.dirname,
  devPort: 3101,
  remote,
  isEntrance: true,
});
