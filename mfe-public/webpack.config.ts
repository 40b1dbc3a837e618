import { remoteConfig } from '@reset/remote-sdk/build';
import remote from './remote.json' with { type: 'json' };

/** What forms are made with: the home page has none. */
const apart = /node_modules\/(formik|lodash-es|yup|react-number-format)\//;

export default remoteConfig({ directory: import.meta.dirname, devPort: 3101, remote, apart });
