import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { deployedServices, type DeployedService } from './environment/deployed-services.ts';
import { readInstallation, type Installation } from './installation.ts';
import { restoredDatabase } from './manifests/database-manifests.ts';
import { manifestText } from './manifests/manifest-text.ts';
import type { Manifest } from './manifests/manifest.ts';
import { servicePolicy } from './manifests/network-policies.ts';
import { render, type Rendered } from './render.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let services: DeployedService[];
let installation: Installation;
let rendered: Rendered;
let all: Manifest[];

beforeAll(async () => {
  installation = await readInstallation(join(root, 'infra/deploy/installation.example.json'));
  services = await deployedServices(root);
  rendered = await render(root, installation);
  all = [...rendered.values()].flat();
});

const ofKind = <Kind extends Manifest>(is: (value: unknown) => value is Kind): Kind[] =>
  all.filter((manifest): manifest is Kind => is(manifest));

const pods = (): [string, IIoK8sApiCoreV1PodSpec][] => [
  ...ofKind(Deployment.is as (value: unknown) => value is Deployment).map(
    ({ metadata, spec }): [string, IIoK8sApiCoreV1PodSpec] => [
      metadata?.name ?? '',
      spec?.template.spec as IIoK8sApiCoreV1PodSpec,
    ],
  ),
  ...ofKind(Job.is as (value: unknown) => value is Job).map(
    ({ metadata, spec }): [string, IIoK8sApiCoreV1PodSpec] => [
      metadata?.name ?? '',
      spec?.template.spec as IIoK8sApiCoreV1PodSpec,
    ],
  ),
];

const deploymentOf = (service: string) =>
  ofKind(Deployment.is as (value: unknown) => value is Deployment).find(
    ({ metadata }) => metadata?.name === service,
  );

function containerOf(service: string) {
  const [container] = deploymentOf(service)?.spec?.template.spec?.containers ?? [];
  if (!container) throw new Error(`${service} is not deployed.`);
  return { ...container, ports: container.ports ?? [] };
}

describe('render', () => {
  it('has manifests that fit the schemas of Kubernetes and CloudNativePG', () => {
    expect(all.length).toBeGreaterThan(services.length * 8);
    for (const manifest of all) expect(() => manifest.validate()).not.toThrow();
    const broken = new Deployment({ metadata: { name: 'Upper Case' } } as never);
    (broken as { spec?: unknown }).spec = { replicas: 'many' };
    expect(() => broken.validate()).toThrow('replicas');
  });

  it('is read as it was written by YAML 1.1, which Kubernetes goes by', () => {
    const read = parseAllDocuments(manifestText(all), { version: '1.1' });
    const written = JSON.parse(JSON.stringify(all)) as unknown;
    expect(read.map((document): unknown => document.toJS())).toEqual(written);
    expect(manifestText(all)).toContain('jit: "off"');
  });

  it('says of each service where Prometheus asks it', () => {
    const said = services.map(({ name }) => {
      const annotations = deploymentOf(name)?.spec?.template.metadata?.annotations ?? {};
      const asked = Number(annotations['prometheus.io/port']);
      const { ports } = containerOf(name);
      const port = ports.find(({ containerPort }) => containerPort === asked)?.name;
      return [name, annotations['prometheus.io/path'], port];
    });
    expect(said).toEqual(
      services.map(({ name }) => [name, '/metrics', name === 'gateway' ? 'readiness' : 'http']),
    );
  });

  it('runs every service of the clone but the sandbox, each by its own files', () => {
    const names = services.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['gateway', 'public', 'member', 'admin']));
    expect(names).not.toContain('provider-sandbox');
    for (const name of names) {
      const kinds = (rendered.get(`${name}/2-run.yaml`) ?? []).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual([
        'ConfigMap',
        'Deployment',
        'HorizontalPodAutoscaler',
        'PodDisruptionBudget',
        'Service',
        'ServiceAccount',
      ]);
    }
    expect(JSON.stringify(all)).not.toContain('sandbox');
  });

  it('migrates each service that has a schema before it runs', () => {
    for (const { name, db } of services) {
      const jobs = (rendered.get(`${name}/1-migrate.yaml`) ?? []).filter(
        ({ kind }) => kind === 'Job',
      );
      expect(jobs).toHaveLength(db === null ? 0 : 1);
    }
  });

  it('holds no secret, and names each by reference', () => {
    expect(all.map(({ kind }) => kind)).not.toContain('Secret');
    const variables = pods().flatMap(([, { containers }]) =>
      containers.flatMap(({ env = [] }) => env),
    );
    const secret = variables.filter(({ name }) =>
      /KEY|SECRET|TOKEN|DATABASE_URL|MAIL_URL/.test(name),
    );
    expect(secret.length).toBeGreaterThan(services.length * 3);
    for (const { value } of secret) expect(value).toBeUndefined();
  });

  it('lets no container be root, write its disk, gain privileges or ask Kubernetes', () => {
    for (const [, pod] of pods()) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        // A Service named member would set MEMBER_PORT, which we read as a number.
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of [...pod.containers, ...(pod.initContainers ?? [])]) {
        expect(container.image).toMatch(/@sha256:[0-9a-f]{64}$/);
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          runAsNonRoot: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });

  it('asks each service whether it is ready at a port where it says so', () => {
    for (const { name, defaultPort } of services) {
      const container = containerOf(name);
      const ports = Object.fromEntries(
        container.ports.map((port) => [port.name, port.containerPort]),
      );
      expect(ports['http']).toBe(defaultPort);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
        expect(ports).toHaveProperty(String(container[probe]?.httpGet?.port));
      }
      const ready = container.readinessProbe?.httpGet;
      // Of the gateway /readyz is about all services: one that is away would take it out.
      expect(ready?.path).toBe(name === 'gateway' ? '/healthz' : '/readyz');
    }
  });

  it('has two of each at least, and says how many may be away', () => {
    const names = services.map(({ name }) => name).toSorted();
    const scalers = ofKind(
      HorizontalPodAutoscaler.is as (value: unknown) => value is HorizontalPodAutoscaler,
    );
    const budgets = ofKind(
      PodDisruptionBudget.is as (value: unknown) => value is PodDisruptionBudget,
    );
    expect(scalers.map(({ spec }) => spec?.scaleTargetRef.name).toSorted()).toEqual(names);
    expect(budgets.map(({ metadata }) => metadata?.name).toSorted()).toEqual(names);
    for (const { spec } of scalers) expect(spec?.minReplicas).toBeGreaterThanOrEqual(2);
    // How many there are is the autoscaler's alone.
    for (const name of names) expect(deploymentOf(name)?.spec?.replicas).toBeUndefined();
  });
});

describe('network policies', () => {
  const policies = () => ofKind(NetworkPolicy.is as (value: unknown) => value is NetworkPolicy);
  const policyOf = (name: string) => policies().find(({ metadata }) => metadata?.name === name);
  const NAME = 'app.kubernetes.io/name';
  const callersOf = (name: string): string[] =>
    (policyOf(name)?.spec?.ingress ?? [])
      .flatMap(({ from = [] }) => from)
      .flatMap(({ podSelector }) => podSelector?.matchLabels?.[NAME] ?? [])
      .toSorted();

  it('let nobody reach anybody by default', () => {
    expect(policyOf('deny-all')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('let in whose configuration names the service, and who passes calls on', () => {
    expect(callersOf('member')).toEqual(['admin', 'gateway', 'onboarding', 'public']);
    expect(callersOf('gateway')).toEqual(['admin', 'public']);
    expect(callersOf('admin')).toEqual(['gateway', 'public']);
  });

  it('let out to whom others let in', () => {
    for (const { name, calls } of services) {
      const reached = (policyOf(name)?.spec?.egress ?? [])
        .flatMap(({ to = [] }) => to)
        .flatMap(({ podSelector }) => podSelector?.matchLabels?.[NAME] ?? []);
      expect(reached.toSorted()).toEqual(calls.toSorted());
      for (const other of calls) expect(callersOf(other)).toContain(name);
    }
  });

  it('let every service out to the collector of traces, where there is one', () => {
    const { traces, ...untraced } = installation;
    const port = Number(new URL(traces?.collector ?? '').port);
    const namespace = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };
    const egressOf = (service: DeployedService, where: Installation) =>
      servicePolicy(service, services, where).spec?.egress ?? [];
    const out = { to: [{ namespaceSelector: namespace }], ports: [{ port, protocol: 'TCP' }] };
    for (const service of services) {
      expect(egressOf(service, installation)).toContainEqual(out);
      expect(JSON.stringify(egressOf(service, untraced))).not.toContain('"monitoring"');
    }
  });

  it('name ports at which somebody answers', () => {
    const listening = ofKind(Service.is as (value: unknown) => value is Service).map(
      ({ metadata, spec }) => [metadata?.name, spec?.ports?.[0]?.port],
    );
    for (const [name, port] of listening) {
      expect(policyOf(String(name))?.spec?.ingress?.[0]?.ports?.[0]?.port).toBe(port);
    }
  });

  it('are there for every pod', () => {
    const selected = policies().map(({ spec }) => JSON.stringify(spec?.podSelector?.matchLabels));
    const templates = [
      ...ofKind(Deployment.is as (value: unknown) => value is Deployment),
      ...ofKind(Job.is as (value: unknown) => value is Job),
    ].map(({ spec }) => spec?.template.metadata?.labels);
    for (const labels of templates) expect(selected).toContain(JSON.stringify(labels));
  });
});

describe('the database', () => {
  const cluster = () => ofKind(Cluster.is as (value: unknown) => value is Cluster)[0]?.spec;

  it('is on three machines, acknowledges what two have, and takes all who may connect', () => {
    expect(cluster()).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
    });
    const processes = ofKind(
      HorizontalPodAutoscaler.is as (value: unknown) => value is HorizontalPodAutoscaler,
    ).reduce((sum, { spec }) => sum + (spec?.maxReplicas ?? 0), 0);
    const connections = Number(cluster()?.postgresql?.parameters?.['max_connections']);
    expect(connections).toBeGreaterThan(processes * 16);
  });

  it('is backed up each day with all that was written since, and restored to a moment', () => {
    const [daily] = ofKind(ScheduledBackup.is as (value: unknown) => value is ScheduledBackup);
    expect(daily?.spec.schedule).toMatch(/^\d+ \d+ \d+ \* \* \*$/);
    const kept = cluster()?.backup?.barmanObjectStore;
    expect(kept?.destinationPath).toBe(installation.database.backups);
    const restored = restoredDatabase(services, installation, '2026-11-27 17:00:00+00') as Cluster;
    expect(() => restored.validate()).not.toThrow();
    expect(restored.spec.bootstrap?.recovery?.recoveryTarget?.targetTime).toBe(
      '2026-11-27 17:00:00+00',
    );
    expect(restored.spec.externalClusters?.[0]?.barmanObjectStore).toEqual(kept);
    // It leaves the backups of the one that runs alone.
    expect(restored.spec.backup).toBeUndefined();
  });
});
