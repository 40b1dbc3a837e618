import type { Export, ExportType } from '@reset/api-contract/admin/export-data.ts';
import { newId } from '@reset/service-kit';
import { asStaff } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from './admin-service.ts';
import { forgetEvents, tellOfUsers } from './applied-events.ts';

/**
 * The admin service for a file of tests about exports, and an administrator who asks for them. Each
 * test begins at the same instant, with her alone in the lists and nothing exported.
 */
export function exportingStaff() {
  let service: AdminServiceUnderTest;
  let ada: string;
  beforeAll(async () => {
    service = await startAdminService();
  });
  beforeEach(async () => {
    service.clock.set('2026-11-20T20:00:00.000Z');
    await service.database('export').delete();
    await forgetEvents(service.database);
    const changes = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Admin' };
    ada = await tellOfUsers(service.database).registered(changes);
    await service.addStaff(ada);
  });
  afterAll(() => service.stop());

  const request = async (type: string, { by = ada, key = newId() } = {}) =>
    service.app.inject({
      method: 'POST',
      url: '/api/v1/admin/export_data',
      headers: {
        ...asStaff(by, { audience: 'admin' }),
        'x-admin-token': await service.tokenOf(by),
        'idempotency-key': key,
      },
      payload: { type },
    });

  return {
    service: () => service,
    ada: () => ada,
    request,
    list: async (by = ada) =>
      (await service.call(by, 'GET', '/admin/exports')).json<{ exports: Export[] }>().exports,
    download: (id: string, by = ada) => service.call(by, 'GET', `/admin/exports/${id}/file`),
    /** Asked for, made and mailed. @returns its id */
    async made(type: ExportType): Promise<string> {
      const key = newId();
      expect((await request(type, { key })).statusCode).toBe(202);
      await service.jobs.finish();
      return key;
    },
  };
}
