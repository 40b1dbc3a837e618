import { api, type ApiResult } from '@reset/remote-sdk';
import type { PersonalInfoValues } from '../model/personal-info-form.ts';

/** POST /personal_infos. May be sent again until it is submitted for verification. */
export function savePersonalInfo(values: PersonalInfoValues): Promise<ApiResult<object>> {
  const { phoneNumber, dateOfBirth, ssn, streetTwo, ...address } = values;
  const secondLine = streetTwo.trim();
  return api.post('/personal_infos', {
    phoneNumber,
    dateOfBirth,
    ssn,
    address: { ...address, ...(secondLine === '' ? {} : { streetTwo: secondLine }) },
  });
}
