import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import type { Installation } from '../installation.ts';
import type { Manifest } from './manifest.ts';
import { labelsOf } from './names.ts';
import type { Rollout } from './rollout.ts';
import { serviceDeployment } from './service-deployment.ts';

const BUSY_PERCENT = 70;
/** Fewer processes only after the calm has lasted: a payday comes in waves. */
const CALM_S = 600;

export const replicasOf = ({ replicas }: Installation, service: string) =>
  replicas[service] ?? replicas.default;

/** What runs one service, and keeps it running. */
export function serviceManifests(rollout: Rollout): Manifest[] {
  const { service, installation, environment } = rollout;
  const { name } = service;
  const labels = labelsOf(name, 'run');
  const metadata = { name, namespace: installation.namespace, labels };
  const { min, max } = replicasOf(installation, name);
  return [
    new ServiceAccount({ metadata, automountServiceAccountToken: false }),
    new ConfigMap({ metadata, data: environment.values }),
    serviceDeployment(rollout),
    new Service({
      metadata,
      spec: {
        selector: labels,
        ports: [{ name: 'http', port: service.defaultPort, targetPort: 'http' }],
      },
    }),
    new PodDisruptionBudget({
      metadata,
      spec: { maxUnavailable: 1, selector: { matchLabels: labels } },
    }),
    new HorizontalPodAutoscaler({
      metadata,
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
        minReplicas: min,
        maxReplicas: max,
        metrics: [
          {
            type: 'Resource',
            resource: {
              name: 'cpu',
              target: { type: 'Utilization', averageUtilization: BUSY_PERCENT },
            },
          },
        ],
        behavior: { scaleDown: { stabilizationWindowSeconds: CALM_S } },
      },
    }),
  ];
}
