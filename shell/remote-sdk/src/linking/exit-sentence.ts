import { t } from './linking-messages.ts';

/**
 * What can be done about a widget that was left with an error.
 * @param error the provider's word for it: Plaid's `error_code`, Pinwheel's error `code`, or its `type` alone
 */
export const exitSentence = (error: string): string => t(`exit.${REASONS.get(error) ?? 'other'}`);

type Reason = 'down' | 'credentials' | 'code' | 'locked' | 'action' | 'accounts' | 'other';

/** https://plaid.com/docs/errors and https://docs.pinwheelapi.com/public/docs/link-sdk#errors */
const REASONS: ReadonlyMap<string, Reason> = new Map(
  Object.entries({
    INSTITUTION_DOWN: 'down',
    INSTITUTION_NOT_RESPONDING: 'down',
    INSTITUTION_NOT_AVAILABLE: 'down',
    platformUnavailable: 'down',
    platformError: 'down',
    systemError: 'down',
    INVALID_CREDENTIALS: 'credentials',
    INVALID_UPDATED_USERNAME: 'credentials',
    ITEM_LOGIN_REQUIRED: 'credentials',
    invalidCredentials: 'credentials',
    invalidUserInput: 'credentials',
    INVALID_MFA: 'code',
    INVALID_SEND_METHOD: 'code',
    invalidMfa: 'code',
    ITEM_LOCKED: 'locked',
    USER_SETUP_REQUIRED: 'action',
    USER_INPUT_TIMEOUT: 'action',
    userActionRequired: 'action',
    NO_ACCOUNTS: 'accounts',
    invalidAccountsConfiguration: 'accounts',
  } satisfies Record<string, Reason>),
);
