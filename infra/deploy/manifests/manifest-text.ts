import { stringify } from 'yaml';
import type { Manifest } from './manifest.ts';

/** As Kubernetes reads it, by YAML 1.1: there `off` and `yes` without quotes are no words. */
export const manifestText = (manifests: readonly Manifest[]): string =>
  manifests.map((manifest) => stringify(manifest.toJSON(), { version: '1.1' })).join('---\n');
