import type { DataExportReply, DataExportRequest } from '@reset/api-contract/public/data-export.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/**
 * POST /users/data_export: the file, or, where a second factor is on, that a code is awaited, which the
 * same call then carries.
 */
export const exportData = (
  request: Camelized<DataExportRequest>,
): Promise<ApiResult<File | Camelized<DataExportReply>>> => api.post('/users/data_export', request);
