import { api, type ApiResult } from '@reset/remote-sdk';
import type { Recipient } from '#features/results-mail/results-mail.ts';

/** POST /financial_health/survey: the mail with the link to the results. @param subscores the eight answers */
export const sendSurvey = (
  user: Recipient,
  subscores: readonly number[],
): Promise<ApiResult<object>> => api.post('/financial_health/survey', { user, subscores });
