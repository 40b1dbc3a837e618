import type { DeployedEnvironment } from '../environment/deployed-environment.ts';
import type { DeployedService } from '../environment/deployed-services.ts';
import type { Installation } from '../installation.ts';

/** One service on its way to an installation. */
export type Rollout = {
  service: DeployedService;
  /** All that are deployed, itself among them. */
  services: readonly DeployedService[];
  installation: Installation;
  image: string;
  /** The image of what is done with the release store. */
  storeImage: string;
  environment: DeployedEnvironment;
};
