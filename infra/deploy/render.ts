import { GATEWAY } from '../dev/services.ts';
import { deployedEnvironment } from './environment/deployed-environment.ts';
import { deployedServices, type DeployedService } from './environment/deployed-services.ts';
import { RELEASE_STORE_IMAGE } from './image/place-image.ts';
import type { Installation } from './installation.ts';
import { databaseManifests } from './manifests/database-manifests.ts';
import type { Manifest } from './manifests/manifest.ts';
import { jobPolicies, servicePolicy } from './manifests/network-policies.ts';
import type { Rollout } from './manifests/rollout.ts';
import { migrationJob, publishJob } from './manifests/service-jobs.ts';
import { serviceManifests } from './manifests/service-manifests.ts';
import { sharedManifests } from './manifests/shared-manifests.ts';

/** By file, the manifests of it. Files of a folder are applied in their order, each when the one before is done. */
export type Rendered = Map<string, Manifest[]>;

/**
 * All manifests of an installation: what is shared in a folder of its own, and a folder for each
 * service, by which it is rolled out alone.
 * @throws one sentence for a service without an image, and for what its configuration lacks
 */
export async function render(root: string, installation: Installation): Promise<Rendered> {
  const services = await deployedServices(root);
  return new Map([
    ['shared/1-namespace.yaml', sharedManifests(services, installation)],
    ['shared/2-database.yaml', databaseManifests(services, installation)],
    ...services.flatMap((service) => filesOf(service, services, installation)),
  ]);
}

function filesOf(
  service: DeployedService,
  services: readonly DeployedService[],
  installation: Installation,
): [string, Manifest[]][] {
  const { name } = service;
  const rollout: Rollout = {
    service,
    services,
    installation,
    image: imageOf(installation, name),
    storeImage: imageOf(installation, RELEASE_STORE_IMAGE),
    environment: deployedEnvironment(service, services, installation),
  };
  const policies = [
    servicePolicy(service, services, installation),
    ...jobPolicies(service, installation),
  ];
  return [
    [
      `${name}/1-migrate.yaml`,
      [...policies, ...(service.db === null ? [] : [migrationJob(rollout)])],
    ],
    [`${name}/2-run.yaml`, serviceManifests(rollout)],
    // The gateway publishes nothing: it is who reads it.
    ...(name === GATEWAY
      ? []
      : ([[`${name}/3-publish.yaml`, [publishJob(rollout)]]] satisfies [string, Manifest[]][])),
  ];
}

function imageOf({ images }: Installation, slice: string): string {
  const image = images[slice];
  if (!image) throw new Error(`The installation names no image of ${slice}.`);
  return image;
}
