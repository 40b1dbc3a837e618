import { tabStorage, tabStorageOf } from '@reset/remote-sdk/tab-storage';
import * as yup from 'yup';
import { noPersonalInfo, type PersonalInfoValues } from './personal-info-form.ts';

const KEY = 'personalInfo';

const text = yup.string().defined();
const kept = yup.object({
  phoneNumber: text,
  dateOfBirth: text,
  streetOne: text,
  streetTwo: text,
  city: text,
  stateAbbr: text,
  zipCode: text,
});

/** What was typed, in this tab's storage until it is sent: a reload loses nothing but the SSN. */
export function keptPersonalInfo(userId: string) {
  const storage = tabStorageOf(userId, KEY);
  return {
    read(): PersonalInfoValues {
      const written = storage.read();
      return kept.isValidSync(written, { strict: true })
        ? { ...noPersonalInfo, ...kept.cast(written, { stripUnknown: true }), ssn: '' }
        : noPersonalInfo;
    },
    keep: ({ ssn: _never, ...rest }: PersonalInfoValues): void => storage.keep(rest),
    forget: storage.forget,
  };
}

/** Forgets it, where she does not go on. */
export const forgetPersonalInfo = (): void => tabStorage(KEY).forget();
