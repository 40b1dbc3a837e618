import { join } from 'node:path';

/** Where a version of a slice lies in the release store. */
export const releaseFolder = (store: string, slice: string, version: string): string =>
  join(store, slice, version);

/** The slice of a service: `services/member`. */
export const serviceSlice = (name: string): string => `services/${name}`;

/**
 * A service's own folder in a version of it; those of the workspaces that it imports lie beside, as in
 * a clone.
 */
export const serviceFolder = (store: string, name: string, version: string): string =>
  join(releaseFolder(store, serviceSlice(name), version), serviceSlice(name));
