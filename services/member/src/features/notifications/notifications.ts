import type { Notification } from '@reset/api-contract/member/notifications.ts';
import type { IntegrationError } from '#integration-errors/integration-errors.ts';

/** A link that its owner has to repair, as she is told of it. */
export const toNotification = ({ id, source, errorType }: IntegrationError): Notification => ({
  id,
  type: 'integration_error',
  params: { source, error_type: errorType, product: null, state: null, jurisdiction: null },
  require_action: true,
});
