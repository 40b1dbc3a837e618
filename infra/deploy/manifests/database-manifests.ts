import {
  Cluster,
  type ICluster,
} from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import type { DeployedService } from '../environment/deployed-services.ts';
import type { Installation } from '../installation.ts';
import type { Manifest } from './manifest.ts';
import { BACKUPS_SECRET, DATABASE, DATABASE_OWNER } from './names.ts';
import { replicasOf } from './service-manifests.ts';

/** Of one process at most: its pool (10), jobs (3), a listener, and decisions at the till (2). */
const CONNECTIONS_PER_PROCESS = 16;
/** Migrations, backups, replicas, and whoever has to look. */
const CONNECTIONS_BESIDE = 40;
/** At night, when no schedule of ours is at its heaviest; seconds first. */
const BACKUP_AT = '0 30 8 * * *';

/** The database: one that writes, two that follow it, and a base backup a day with all that was written since. */
export function databaseManifests(
  services: readonly DeployedService[],
  installation: Installation,
): Manifest[] {
  const metadata = { name: DATABASE, namespace: installation.namespace };
  const { database } = installation;
  return [
    new Cluster({
      metadata,
      spec: {
        ...clusterSpec(services, installation),
        bootstrap: {
          initdb: {
            database: 'reset',
            owner: DATABASE_OWNER,
            encoding: 'UTF8',
            localeProvider: 'builtin',
            builtinLocale: 'C.UTF-8',
            locale: 'C',
            dataChecksums: true,
          },
        },
        backup: {
          // Of a replica, so that who writes is not slowed down.
          target: 'prefer-standby',
          retentionPolicy: database.retention,
          barmanObjectStore: objectStore(installation),
        },
      },
    }),
    new ScheduledBackup({
      metadata,
      spec: {
        schedule: BACKUP_AT,
        cluster: { name: DATABASE },
        backupOwnerReference: 'cluster',
        immediate: true,
      },
    }),
  ];
}

/**
 * Another cluster beside the one that runs, as that was at a moment.
 * @param targetTime as PostgreSQL reads it, with its zone: `2026-11-27 17:00:00+00`
 */
export function restoredDatabase(
  services: readonly DeployedService[],
  installation: Installation,
  targetTime: string,
): Manifest {
  return new Cluster({
    metadata: { name: `${DATABASE}-restored`, namespace: installation.namespace },
    spec: {
      ...clusterSpec(services, installation),
      bootstrap: {
        recovery: {
          source: DATABASE,
          database: 'reset',
          owner: DATABASE_OWNER,
          recoveryTarget: { targetTime },
        },
      },
      externalClusters: [{ name: DATABASE, barmanObjectStore: objectStore(installation) }],
    },
  });
}

/** What every process together may open, so that the last one that starts is not refused. */
const maxConnections = (services: readonly DeployedService[], installation: Installation): number =>
  services
    // One more of each runs while a version is replaced.
    .map(({ name }) => (replicasOf(installation, name).max + 1) * CONNECTIONS_PER_PROCESS)
    .reduce((sum, connections) => sum + connections, CONNECTIONS_BESIDE);

function clusterSpec(
  services: readonly DeployedService[],
  installation: Installation,
): ICluster['spec'] {
  const { database } = installation;
  return {
    instances: database.instances,
    imageName: database.image,
    storage: { size: database.storage },
    walStorage: { size: database.wal_storage },
    enableSuperuserAccess: false,
    enablePDB: true,
    // It makes the services' roles (infra/deploy/migrate); each can read and write its own schemas alone.
    managed: {
      roles: [{ name: DATABASE_OWNER, ensure: 'present', login: true, createrole: true }],
    },
    postgresql: {
      parameters: {
        max_connections: String(maxConnections(services, installation)),
        jit: 'off',
        timezone: 'UTC',
        log_timezone: 'UTC',
        wal_compression: 'on',
        // What is written is in the bucket after a minute at the latest, however little it is.
        archive_timeout: '60s',
      },
      // What was acknowledged is on two machines: who writes waits for one of the others.
      synchronous: { method: 'any', number: 1, dataDurability: 'required' },
    },
    affinity: {
      enablePodAntiAffinity: true,
      podAntiAffinityType: 'required',
      topologyKey: 'kubernetes.io/hostname',
    },
    resources: {
      requests: { cpu: '2', memory: database.memory },
      limits: { memory: database.memory },
    },
  };
}

const objectStore = ({ database }: Installation) => ({
  destinationPath: database.backups,
  s3Credentials: {
    accessKeyId: { name: BACKUPS_SECRET, key: 'AWS_ACCESS_KEY_ID' },
    secretAccessKey: { name: BACKUPS_SECRET, key: 'AWS_SECRET_ACCESS_KEY' },
    region: { name: BACKUPS_SECRET, key: 'AWS_REGION' },
  },
  wal: { compression: 'gzip' as const, maxParallel: 4 },
  data: { compression: 'gzip' as const },
});
