import type { Registry } from '@reset/api-contract/gateway/registry.ts';
import { parseRegistryKeys, signatureFault, type SignatureFault } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { RefusedFile } from '#refused-file.ts';

const SENTENCES: Record<SignatureFault, string> = {
  unsigned: 'registry.json is not signed.',
  unknown_key: 'registry.json is signed by a key that REGISTRY_PUBLIC_KEYS does not have.',
  changed: 'registry.json was changed after it was signed.',
};

/**
 * Refuses a registry that is not as a key of ours signed it, so that whoever can write to the release
 * store does not yet say what browsers run.
 * @returns a function that throws RefusedFile, which names what is wrong
 */
export function insistOnSignature({
  config,
  metrics,
}: Pick<Context, 'config' | 'metrics'>): (registry: Registry) => void {
  const keys = parseRegistryKeys(config.REGISTRY_PUBLIC_KEYS);
  const count = metrics.counter({
    name: 'reset_registry_refused_total',
    help: 'Registries that were not served, by what is wrong with their signature.',
    labels: ['reason'],
  });
  for (const reason of Object.keys(SENTENCES)) count.inc({ reason }, 0);
  return (registry) => {
    const reason = signatureFault(registry, keys);
    if (reason === null) return;
    const refused = () => count.inc({ reason });
    throw new RefusedFile(SENTENCES[reason], { event: 'registry.refused', refused });
  };
}
