import { drain } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { personalInfoStore } from './personal-info.store.ts';

/** Every hour, and at the start: what an older key encrypted is encrypted with the one in use. */
export function registerPersonalInfoJobs({ cipher, config, database, jobs }: Context): void {
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  jobs.schedule('reencrypt-personal-infos', '0 * * * *', () => drain(infos.reencrypt));
}
