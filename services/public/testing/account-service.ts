import { afterAll, beforeEach } from '@jest/globals';
import { readEvents, startPublicService } from './public-service.ts';

/** The service for a file of tests about accounts, its clock set back before each. */
export async function startAccountService() {
  const service = await startPublicService();
  beforeEach(() => service.clock.set('2026-11-20T20:00:00Z'));
  afterAll(() => service.stop());
  return {
    service,
    userOf: (email: string) => service.database('users').where({ email }).first(),
    eventsOf: async (id: string) =>
      (await readEvents(service.app)).filter(({ subject }) => subject === id),
  };
}
