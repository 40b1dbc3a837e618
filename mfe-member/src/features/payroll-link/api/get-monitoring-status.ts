import type { MonitoringStatus } from '@reset/api-contract/member/linking.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';

/** GET /pinwheel/monitoring_status: whether her payroll is still read; if so, what is new was read now. */
export const getMonitoringStatus = async () =>
  unwrap(await api.get<Camelized<MonitoringStatus>>('/pinwheel/monitoring_status'));
