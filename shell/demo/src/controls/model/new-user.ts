import type { MemberProfile } from '@reset/remote-sdk';
import * as yup from 'yup';
import { t } from '../demo-messages.ts';

/** What the form holds. */
export interface NewUserValues {
  firstName: string;
  lastName: string;
  primaryBank: string;
  payroll: string;
  repaymentMethod: MemberProfile['repaymentMethod'];
  logo: File | null;
}

export const NO_USER: NewUserValues = {
  firstName: '',
  lastName: '',
  primaryBank: '',
  payroll: '',
  repaymentMethod: 'direct_deposit_flow',
  logo: null,
};

/** All of the mock's state has to fit into local storage. */
const MAX_LOGO_BYTES = 200 * 1024;

const name = (field: 'firstName' | 'lastName') =>
  yup
    .string()
    .trim()
    .required(() => t(`user.${field}.needed`));

export const newUserSchema = yup.object({
  firstName: name('firstName'),
  lastName: name('lastName'),
  logo: yup
    .mixed<File>()
    .nullable()
    .test({
      message: () => t('user.logoKind'),
      test: (file) => !file || file.type.startsWith('image/'),
    })
    .test({
      message: () => t('user.logoSize'),
      test: (file) => !file || file.size <= MAX_LOGO_BYTES,
    }),
});

/** POST mock/users/create: the values without those that are empty, the logo in base64. */
export async function newUserRequest({ logo, ...texts }: NewUserValues): Promise<object> {
  const filled = Object.entries(texts)
    .map(([key, text]) => [key, text.trim()])
    .filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(filled),
    ...(logo && { logo: { data: await inBase64(logo), type: logo.type } }),
  };
}

const inBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('It is not readable.')),
    );
    reader.readAsDataURL(file);
  });
