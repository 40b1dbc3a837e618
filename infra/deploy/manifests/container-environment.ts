import type { IIoK8sApiCoreV1EnvVar } from 'kubernetes-models/v1/EnvVar';
import type { DeployedEnvironment } from '../environment/deployed-environment.ts';
import { DATABASE_OWNER_SECRET } from './names.ts';

/** Each secret by reference: no manifest of ours holds one. */
export const secretVariables = ({ secrets }: DeployedEnvironment): IIoK8sApiCoreV1EnvVar[] =>
  Object.entries(secrets).map(([name, { secret, key, isOptional }]) => ({
    name,
    valueFrom: {
      secretKeyRef: { name: secret, key, ...(isOptional && { optional: true }) },
    },
  }));

/** What a migration gets: the database as its owner, and as the service itself. */
export const migrationVariables = (environment: DeployedEnvironment): IIoK8sApiCoreV1EnvVar[] => [
  { name: 'NODE_ENV', value: 'production' },
  {
    name: 'ADMIN_DATABASE_URL',
    valueFrom: { secretKeyRef: { name: DATABASE_OWNER_SECRET, key: 'uri' } },
  },
  ...secretVariables(environment).filter(({ name }) => name === 'DATABASE_URL'),
];
