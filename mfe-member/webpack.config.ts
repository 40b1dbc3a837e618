import { remoteConfig } from '@reset/remote-sdk/build';
import remote from './remote.json' with { type: 'json' };

export default remoteConfig({
  directory: import.meta.dirname,
  devPort: 3103,
  remote,
  firstPage: './features/dashboard/pages/dashboard-page.tsx',
});
