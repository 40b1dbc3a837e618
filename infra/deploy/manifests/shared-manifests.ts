import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { GATEWAY } from '../../dev/services.ts';
import type { DeployedService } from '../environment/deployed-services.ts';
import type { Installation } from '../installation.ts';
import type { Manifest } from './manifest.ts';
import { FLAGS, namespaceLabel } from './names.ts';
import { databasePolicy, denyAll } from './network-policies.ts';

/** What belongs to no service: the namespace, who may reach whom by default, the door, the flags. */
export function sharedManifests(
  services: readonly DeployedService[],
  installation: Installation,
): Manifest[] {
  const { namespace, flags } = installation;
  return [
    new Namespace({
      metadata: {
        name: namespace,
        labels: {
          ...namespaceLabel(namespace),
          'pod-security.kubernetes.io/enforce': 'restricted',
        },
      },
    }),
    denyAll(installation),
    databasePolicy(services, installation),
    new ConfigMap({
      metadata: { name: FLAGS, namespace },
      data: { 'flags.json': JSON.stringify({ flags }) },
    }),
    door(installation),
  ];
}

/** Both origins lead to the gateway, and nothing else is reached from outside. */
function door({ namespace, origin, widgets_origin, ingress }: Installation): Ingress {
  const hosts = [origin, widgets_origin].map((one) => new URL(one).host);
  return new Ingress({
    metadata: { name: GATEWAY, namespace },
    spec: {
      ingressClassName: ingress.class,
      tls: [{ hosts, secretName: ingress.tls_secret }],
      rules: hosts.map((host) => ({
        host,
        http: {
          paths: [
            {
              path: '/',
              pathType: 'Prefix',
              backend: { service: { name: GATEWAY, port: { name: 'http' } } },
            },
          ],
        },
      })),
    },
  });
}
