/** The database's cluster; its pods are labelled and its secrets named by CloudNativePG. */
export const DATABASE = 'reset-db';
export const DATABASE_PORT = 5432;
/** The Secret that CloudNativePG makes for the owner of the database: `uri` is its address. */
export const DATABASE_OWNER_SECRET = `${DATABASE}-app`;
/** The role that owns the database and makes those of the services, and has the name of none of them (reset_admin). */
export const DATABASE_OWNER = 'reset_owner';
/** The Secrets with which buckets are reached, as variables of the AWS SDK. */
export const RELEASE_STORE_SECRET = 'release-store';
export const BACKUPS_SECRET = 'backups';
/** The ConfigMap with flags.json. */
export const FLAGS = 'flags';

/** By what pods are told apart: `part` is `run`, `migrate` or `publish`. */
export const labelsOf = (slice: string, part: 'run' | 'migrate' | 'publish') => ({
  'app.kubernetes.io/part-of': 'reset',
  'app.kubernetes.io/name': slice,
  'app.kubernetes.io/component': part,
});

export const namespaceLabel = (namespace: string) => ({
  'kubernetes.io/metadata.name': namespace,
});
