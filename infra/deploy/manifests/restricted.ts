import type { IIoK8sApiCoreV1PodSpec } from 'kubernetes-models/v1/PodSpec';
import type { IIoK8sApiCoreV1SecurityContext } from 'kubernetes-models/v1/SecurityContext';

const USER = 1000;

/** What every container of ours may do: nothing but its work (Pod Security "restricted"). */
export const restrictedContainer: IIoK8sApiCoreV1SecurityContext = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  runAsNonRoot: true,
  capabilities: { drop: ['ALL'] },
};

/** What every pod of ours is; without variables for each Service, which would be taken for ours (MEMBER_PORT). */
export const restrictedPod: Partial<IIoK8sApiCoreV1PodSpec> = {
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: USER,
    runAsGroup: USER,
    fsGroup: USER,
    seccompProfile: { type: 'RuntimeDefault' },
  },
};

/** For what libraries put into the folder for temporary files. */
export const temporaryFolder = {
  volume: { name: 'tmp', emptyDir: { sizeLimit: '256Mi' } },
  mount: { name: 'tmp', mountPath: '/tmp' },
};
