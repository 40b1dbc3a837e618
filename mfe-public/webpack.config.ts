import { remoteConfig } from '@reset/remote-sdk/build';
import remote from './remote.json' with { type: 'json' };

/** What the home page has none of: forms, and what editors wrote. */
const apart = {
  forms: /node_modules\/(formik|lodash-es|yup|react-number-format)\//,
  content: /(shared-ui\/src|mfe-public\/src\/features)\/content\//,
};

export default remoteConfig({ directory: import.meta.dirname, devPort: 3101, remote, apart });
