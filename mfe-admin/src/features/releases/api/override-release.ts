import type { BeginOverride, OverrideBegun } from '@reset/api-contract/admin/releases.ts';
import type { Camelized } from '@reset/remote-sdk';
import { adminApi } from '#features/session/session.ts';

/** POST /admin/release_overrides: this browser opens the slice in this version, for an hour. */
export const beginOverride = (override: BeginOverride) =>
  adminApi.post<Camelized<OverrideBegun>>('/admin/release_overrides', override);

/** DELETE /admin/release_overrides/current: what is live again, in whichever browser it was. */
export const endOverride = () => adminApi.delete('/admin/release_overrides/current');
