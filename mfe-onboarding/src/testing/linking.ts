import type { BankVerification } from '@reset/api-contract/member/linking.ts';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';

export const at = (path: string) => `http://localhost/api/v1${path}`;

/** Answers a GET below /api/v1 with this, as the wire has it. */
export const answerGet = (path: string, body: JsonBodyType, status = 200): HttpHandler =>
  http.get(at(path), () => HttpResponse.json(body, { status }));

/** Refuses a call below /api/v1 in the services' error shape. */
export const refuse = (path: string, status: number, error: string): HttpHandler =>
  http.all(at(path), () =>
    HttpResponse.json({ error, code: 'some_code', request_id: 'r-1' }, { status }),
  );

/** An integration error as the wire has it. */
export const brokenLink = (source: LinkSource, errorType = 'monitoring_status_unavailable') => ({
  id: `0192f0c1-2a3b-7c4d-8e5f-00000000000${source === 'plaid' ? 1 : 2}`,
  type: 'integration_error',
  params: {
    source,
    error_type: errorType,
    product: null,
    state: null,
    step: null,
    jurisdiction: null,
  },
  require_action: true,
});

export const answerNotifications = (...notifications: JsonBodyType[]): HttpHandler =>
  answerGet('/notifications', notifications);

/** Which account is linked at her bank. */
export const answerLinkedBank = (): HttpHandler =>
  answerGet('/bank_accounts/linked', {
    name: 'Everyday Checking',
    institution_name: 'Tidewater Savings Bank',
    mask: '4021',
    verified: true,
  });

/** Whether that account is in her name. */
export const answerAccountOwner = (status: BankVerification['status'] = 'verified'): HttpHandler =>
  answerGet('/bank_account_verifications/current_status', { status });

/** The token that each widget is opened with. */
export const answerTokens = (): HttpHandler[] => [
  answerGet('/plaid/link_token', { success: true, link_token: 'bank-token' }),
  answerGet('/pinwheel/link_token', { success: true, link_token: 'payroll-token' }),
];
