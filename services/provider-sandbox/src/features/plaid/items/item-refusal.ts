import { invalidInput, type PlaidRefusal } from '../plaid-refusal.ts';
import type { PlaidItem } from './plaid-item.ts';

const itemError = (error_code: string, error_message: string): PlaidRefusal => ({
  status: 400,
  error_type: 'ITEM_ERROR',
  error_code,
  error_message,
});

export const loginRequired = itemError(
  'ITEM_LOGIN_REQUIRED',
  "the login details of this item have changed (credentials, MFA, or required user action) and a user login is required to update this information. use Link's update mode to restore the item to a good state",
);

export const invalidCredentials = itemError(
  'INVALID_CREDENTIALS',
  'the provided credentials were not correct',
);

export const invalidCode = itemError('INVALID_MFA', 'the provided MFA response was not correct');

export const unknownItem = itemError(
  'ITEM_NOT_FOUND',
  'The Item you requested cannot be found. This Item does not exist, has been previously removed via /item/remove, or has had access removed by the user',
);

export const institutionDown: PlaidRefusal = {
  status: 400,
  error_type: 'INSTITUTION_ERROR',
  error_code: 'INSTITUTION_DOWN',
  error_message:
    'this institution is not currently responding to this request. please try again soon',
};

export const invalidPublicToken = invalidInput(
  'INVALID_PUBLIC_TOKEN',
  'could not find matching public token',
);

export const expiredPublicToken = invalidInput(
  'INVALID_PUBLIC_TOKEN',
  'provided public token is expired. Public tokens expire 30 minutes after creation',
);

/** What keeps an item from being read; null for one that can be. */
export function whatAils({ status }: PlaidItem): PlaidRefusal | null {
  switch (status) {
    case 'good':
      return null;
    case 'login_required':
      return loginRequired;
    case 'institution_down':
      return institutionDown;
    case 'removed':
      return unknownItem;
  }
}
