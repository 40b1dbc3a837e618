import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IIoK8sApiNetworkingV1NetworkPolicyEgressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyEgressRule';
import type { IIoK8sApiNetworkingV1NetworkPolicyIngressRule } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyIngressRule';
import { GATEWAY } from '../../dev/services.ts';
import { READINESS_PORT } from '../environment/deployed-environment.ts';
import type { DeployedService } from '../environment/deployed-services.ts';
import type { Installation } from '../installation.ts';
import { DATABASE, DATABASE_PORT, labelsOf, namespaceLabel } from './names.ts';

type Ingress = IIoK8sApiNetworkingV1NetworkPolicyIngressRule;
type Egress = IIoK8sApiNetworkingV1NetworkPolicyEgressRule;

const port = (number: number, protocol: 'TCP' | 'UDP' = 'TCP') => ({ port: number, protocol });
const podsOf = (slice: string, part: 'run' | 'migrate' | 'publish' = 'run') => ({
  podSelector: { matchLabels: labelsOf(slice, part) },
});
const inNamespace = (namespace: string) => ({
  namespaceSelector: { matchLabels: namespaceLabel(namespace) },
});
const databasePods = { podSelector: { matchLabels: { 'cnpg.io/cluster': DATABASE } } };

const names: Egress = {
  to: [{ ...inNamespace('kube-system'), podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }],
  ports: [port(53, 'UDP'), port(53)],
};
const database: Egress = { to: [databasePods], ports: [port(DATABASE_PORT)] };
/** Providers and buckets: whatever is not within the cluster or its network. */
const outside = (...ports: number[]): Egress => ({
  to: [
    {
      ipBlock: {
        cidr: '0.0.0.0/0',
        except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
      },
    },
  ],
  ports: ports.map((number) => port(number)),
});
const HTTPS = 443;
const MAIL = [465, 587];

/** Nobody reaches anybody, unless another policy says so. */
export const denyAll = ({ namespace }: Installation): NetworkPolicy =>
  new NetworkPolicy({
    metadata: { name: 'deny-all', namespace },
    spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  });

/** Who calls a service and whom it calls: what the configurations of all say, and no more. */
export function servicePolicy(
  service: DeployedService,
  services: readonly DeployedService[],
  installation: Installation,
): NetworkPolicy {
  const isGateway = service.name === GATEWAY;
  const callers = services.filter(({ calls }) => calls.includes(service.name));
  const called = services.filter(({ name }) => service.calls.includes(name));
  const ingress: Ingress[] = [
    {
      from: [
        ...callers.map(({ name }) => podsOf(name)),
        ...(isGateway ? [inNamespace(installation.ingress.namespace)] : []),
      ],
      ports: [port(service.defaultPort)],
    },
    {
      from: [inNamespace(installation.monitoring_namespace)],
      ports: [port(isGateway ? READINESS_PORT : service.defaultPort)],
    },
  ];
  const egress: Egress[] = [
    names,
    ...(service.db === null ? [] : [database]),
    ...called.map(({ name, defaultPort }) => ({
      to: [podsOf(name)],
      ports: [port(defaultPort)],
    })),
    ...collectorOf(installation),
    outside(HTTPS, ...('MAIL_URL' in service.schema.properties ? MAIL : [])),
  ];
  return policy(service.name, installation, {
    podSelector: { matchLabels: labelsOf(service.name, 'run') },
    policyTypes: ['Ingress', 'Egress'],
    ingress,
    egress,
  });
}

/** Traces go to their collector, and nothing else to that namespace. */
const collectorOf = ({ traces, monitoring_namespace }: Installation): Egress[] =>
  traces
    ? [
        {
          to: [inNamespace(monitoring_namespace)],
          ports: [port(Number(new URL(traces.collector).port))],
        },
      ]
    : [];

/** A migration reaches the database, and who publishes routes the bucket. */
export const jobPolicies = (
  { name, db }: DeployedService,
  installation: Installation,
): NetworkPolicy[] => [
  ...(db === null
    ? []
    : [
        policy(`${name}-migrate`, installation, {
          podSelector: { matchLabels: labelsOf(name, 'migrate') },
          policyTypes: ['Ingress', 'Egress'],
          egress: [names, database],
        }),
      ]),
  ...(name === GATEWAY
    ? []
    : [
        policy(`${name}-publish`, installation, {
          podSelector: { matchLabels: labelsOf(name, 'publish') },
          policyTypes: ['Ingress', 'Egress'],
          egress: [names, outside(HTTPS)],
        }),
      ]),
];

/** Services and their migrations reach the database; it reaches its likes, its bucket and Kubernetes. */
export function databasePolicy(
  services: readonly DeployedService[],
  installation: Installation,
): NetworkPolicy {
  const withDatabase = services.filter(({ db }) => db !== null);
  const instance = [port(DATABASE_PORT), port(8000)];
  return policy(DATABASE, installation, {
    podSelector: databasePods.podSelector,
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      {
        from: withDatabase.flatMap(({ name }) => [podsOf(name), podsOf(name, 'migrate')]),
        ports: [port(DATABASE_PORT)],
      },
      { from: [databasePods, inNamespace('cnpg-system')], ports: instance },
      { from: [inNamespace(installation.monitoring_namespace)], ports: [port(9187)] },
    ],
    egress: [
      names,
      { to: [databasePods], ports: instance },
      // Its instance manager asks Kubernetes, whose address each cluster has its own.
      { ports: [port(HTTPS), port(6443)] },
    ],
  });
}

const policy = (
  name: string,
  { namespace }: Installation,
  spec: ConstructorParameters<typeof NetworkPolicy>[0] extends { spec?: infer Spec } | undefined
    ? Spec
    : never,
): NetworkPolicy => new NetworkPolicy({ metadata: { name, namespace }, spec });
