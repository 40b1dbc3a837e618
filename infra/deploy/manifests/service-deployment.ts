import { createHash } from 'node:crypto';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import { GATEWAY } from '../../dev/services.ts';
import { MOUNTED, READINESS_PORT } from '../environment/deployed-environment.ts';
import { secretVariables } from './container-environment.ts';
import { FLAGS, labelsOf, RELEASE_STORE_SECRET } from './names.ts';
import type { Rollout } from './rollout.ts';
import { restrictedContainer, restrictedPod, temporaryFolder } from './restricted.ts';

/** After the endpoints were told: who has not heard yet is still answered. */
const BEFORE_STOP_S = 5;
/** That, the ten seconds in which a service leaves (service-kit, `serve`), and some to spare. */
const STOP_WITHIN_S = 30;

/** The processes of one service, its jobs and schedules among them: pg-boss hands each to one. */
export function serviceDeployment(rollout: Rollout): Deployment {
  const { service, installation } = rollout;
  const labels = labelsOf(service.name, 'run');
  return new Deployment({
    metadata: { name: service.name, namespace: installation.namespace, labels },
    spec: {
      // How many there are is the autoscaler's.
      selector: { matchLabels: labels },
      revisionHistoryLimit: 5,
      progressDeadlineSeconds: 300,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: {
          labels,
          annotations: { 'reset.example/environment': digestOf(rollout), ...scraped(rollout) },
        },
        spec: podOf(rollout, labels),
      },
    },
  });
}

/** Where Prometheus asks each pod, by the names that its configurations for Kubernetes go by. */
const scraped = ({ service }: Rollout) => ({
  'prometheus.io/scrape': 'true',
  'prometheus.io/path': '/metrics',
  'prometheus.io/port': String(service.name === GATEWAY ? READINESS_PORT : service.defaultPort),
});

/** Another environment is another rollout; a ConfigMap that changes starts nobody anew by itself. */
const digestOf = ({ environment }: Rollout): string =>
  createHash('sha256').update(JSON.stringify(environment)).digest('hex').slice(0, 16);

function podOf(rollout: Rollout, labels: Record<string, string>): IIoK8sApiCoreV1PodSpec {
  const isGateway = rollout.service.name === GATEWAY;
  const spread = (topologyKey: string) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway' as const,
    labelSelector: { matchLabels: labels },
  });
  return {
    ...restrictedPod,
    serviceAccountName: rollout.service.name,
    terminationGracePeriodSeconds: STOP_WITHIN_S,
    topologySpreadConstraints: [
      spread('topology.kubernetes.io/zone'),
      spread('kubernetes.io/hostname'),
    ],
    ...(isGateway && { initContainers: mirrorContainers(rollout) }),
    containers: [serviceContainer(rollout, isGateway)],
    volumes: [
      temporaryFolder.volume,
      { name: FLAGS, configMap: { name: FLAGS } },
      ...(isGateway ? [{ name: 'releases', emptyDir: { sizeLimit: '4Gi' } }] : []),
    ],
  };
}

function serviceContainer(
  { service, image, environment }: Rollout,
  isGateway: boolean,
): IIoK8sApiCoreV1Container {
  const { name, defaultPort } = service;
  return {
    name,
    image,
    ports: [
      { name: 'http', containerPort: defaultPort },
      ...(isGateway ? [{ name: 'readiness', containerPort: READINESS_PORT }] : []),
    ],
    envFrom: [{ configMapRef: { name } }],
    env: secretVariables(environment),
    ...probesOf(isGateway),
    lifecycle: { preStop: { sleep: { seconds: BEFORE_STOP_S } } },
    resources: {
      requests: { cpu: '250m', memory: '256Mi' },
      // No limit of processor: what is over is shared, and a held-back event loop answers nobody.
      limits: { memory: '1Gi' },
    },
    securityContext: restrictedContainer,
    volumeMounts: [
      temporaryFolder.mount,
      { name: FLAGS, mountPath: MOUNTED.flags, readOnly: true },
      ...(isGateway ? [{ name: 'releases', mountPath: MOUNTED.releases, readOnly: true }] : []),
    ],
  };
}

/**
 * /healthz: the process is up. /readyz: its database answers and jobs can be added. The gateway's
 * /readyz asks all services too, which one machine wants to know; here one service that is away would
 * take every gateway out, so that the gateway is asked whether it is up, which it says once it has read
 * what is live.
 */
function probesOf(isGateway: boolean) {
  const ask = (path: string) => ({
    httpGet: { path, port: isGateway ? 'readiness' : 'http' },
    timeoutSeconds: 3,
  });
  const ready = ask(isGateway ? '/healthz' : '/readyz');
  return {
    startupProbe: { ...ask('/healthz'), periodSeconds: 2, failureThreshold: 60 },
    readinessProbe: { ...ready, periodSeconds: 5, failureThreshold: 2 },
    livenessProbe: { ...ask('/healthz'), periodSeconds: 10, failureThreshold: 6 },
  };
}

/** What was released, from the bucket: once before the gateway starts, and then beside it. */
function mirrorContainers({ installation, storeImage }: Rollout): IIoK8sApiCoreV1Container[] {
  const mirror = (command: string) => ({
    name: command,
    image: storeImage,
    command: ['node', 'infra/release/store/pod.ts', command, MOUNTED.releases],
    env: [{ name: 'RELEASE_STORE', value: installation.release_store }],
    envFrom: [{ secretRef: { name: RELEASE_STORE_SECRET } }],
    resources: {
      requests: { cpu: '20m', memory: '96Mi' },
      limits: { memory: '256Mi' },
    },
    securityContext: restrictedContainer,
    volumeMounts: [temporaryFolder.mount, { name: 'releases', mountPath: MOUNTED.releases }],
  });
  return [mirror('mirror-once'), { ...mirror('mirror'), restartPolicy: 'Always' }];
}
