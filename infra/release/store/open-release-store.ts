import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Whether RELEASE_STORE names a bucket and not a folder. */
const isBucket = (location: string): boolean => location.startsWith('s3://');

/**
 * The store that RELEASE_STORE names.
 * @param location a folder, or `s3://bucket/prefix`; where that is, and who we are to it, the AWS SDK
 *   reads from its own variables (AWS_REGION, AWS_ENDPOINT_URL_S3, credentials of the machine)
 */
export async function openReleaseStore(location: string): Promise<ReleaseStore> {
  if (!isBucket(location)) return folderStore(location);
  // Loaded by those alone who have a bucket.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(location);
}
