import type {
  IntegrationErrorType,
  IntegrationSource,
} from '@reset/api-contract/member/notifications.ts';

/** A link that stopped working, and that its owner has to repair. */
export type IntegrationError = {
  id: string;
  source: IntegrationSource;
  errorType: IntegrationErrorType;
};
