import type { ExportData } from '@reset/api-contract/admin/export-data.ts';
import { adminApi } from '#features/session/session.ts';

export type ExportType = ExportData['type'];

/** POST /admin/export_data: a file of these people or purchases is made, and mailed to who asked. */
export const exportData = (type: ExportType) => adminApi.post('/admin/export_data', { type });
