import { Job } from 'kubernetes-models/batch/v1/Job';
import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import { addressOf } from '../environment/deployed-environment.ts';
import { imageVersion } from '../installation.ts';
import { migrationVariables } from './container-environment.ts';
import { labelsOf, RELEASE_STORE_SECRET } from './names.ts';
import { restrictedContainer, restrictedPod, temporaryFolder } from './restricted.ts';
import type { Rollout } from './rollout.ts';

const LIMIT_S = 900;
const KEPT_S = 86_400;
const resources = {
  requests: { cpu: '100m', memory: '192Mi' },
  limits: { memory: '512Mi' },
};

/** Brings the schema to what the new image says, before any process of it starts; expand-only, so that the running version works on. */
export const migrationJob = (rollout: Rollout): Job =>
  jobOf(rollout, 'migrate', {
    containers: [
      {
        name: 'migrate',
        image: rollout.image,
        workingDir: '/app',
        command: ['node', 'infra/deploy/migrate/main.ts', rollout.service.name],
        env: migrationVariables(rollout.environment),
        resources,
        securityContext: restrictedContainer,
        volumeMounts: [temporaryFolder.mount],
      },
    ],
    volumes: [temporaryFolder.volume],
  });

/** Says in the release store which calls the new version answers, once it does: the routes are in its image. */
export function publishJob(rollout: Rollout): Job {
  const { service, installation, image, storeImage } = rollout;
  const routes = { name: 'routes', mountPath: '/routes' };
  return jobOf(rollout, 'publish', {
    initContainers: [
      {
        name: 'routes',
        image,
        command: ['cp', `/app/services/${service.name}/dist/routes.json`, '/routes/routes.json'],
        resources,
        securityContext: restrictedContainer,
        volumeMounts: [routes],
      },
    ],
    containers: [
      {
        name: 'publish',
        image: storeImage,
        command: [
          'node',
          'infra/release/store/pod.ts',
          'publish',
          service.name,
          addressOf(service),
          imageVersion(image),
          '/routes/routes.json',
        ],
        env: [{ name: 'RELEASE_STORE', value: installation.release_store }],
        envFrom: [{ secretRef: { name: RELEASE_STORE_SECRET } }],
        resources,
        securityContext: restrictedContainer,
        volumeMounts: [temporaryFolder.mount, { ...routes, readOnly: true }],
      },
    ],
    volumes: [temporaryFolder.volume, { name: 'routes', emptyDir: { sizeLimit: '16Mi' } }],
  });
}

/** A job cannot be changed, so that each image has its own. */
function jobOf(
  { service, installation, image }: Rollout,
  part: 'migrate' | 'publish',
  pod: IIoK8sApiCoreV1PodSpec,
): Job {
  const labels = labelsOf(service.name, part);
  return new Job({
    metadata: {
      name: `${part}-${service.name}-${imageVersion(image)}`,
      namespace: installation.namespace,
      labels,
    },
    spec: {
      backoffLimit: 3,
      activeDeadlineSeconds: LIMIT_S,
      ttlSecondsAfterFinished: KEPT_S,
      template: {
        metadata: { labels },
        spec: { ...restrictedPod, restartPolicy: 'Never', ...pod },
      },
    },
  });
}
