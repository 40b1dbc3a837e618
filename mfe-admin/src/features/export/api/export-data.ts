import type { ExportType, Exports as WireExports } from '@reset/api-contract/admin/export-data.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type { ExportType };
export type Export = Camelized<WireExports>['exports'][number];

/** POST /admin/export_data: a file of these people or purchases is made; a mail says when it is there. */
export const exportData = (type: ExportType) => adminApi.post('/admin/export_data', { type });

const WHILE_WAITING_MS = 3_000;

/** GET /admin/exports: one's own, read again until their files are there. */
export const exportsQuery = queryOptions({
  queryKey: ['admin', 'exports'],
  queryFn: async () => unwrap(await adminApi.get<Camelized<WireExports>>('/admin/exports')),
  refetchInterval: ({ state: { data } }) =>
    data?.exports.some(({ state }) => state === 'waiting') ? WHILE_WAITING_MS : false,
});

/** GET /admin/exports/:id/file */
export const getExportFile = (id: string) => adminApi.getFile(`/admin/exports/${id}/file`);
