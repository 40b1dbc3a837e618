import Type from 'typebox';

/** For services that send texts: where Twilio's Messages API answers, and who we are to it. */
export const textsConfig = {
  TEXTS_URL: Type.String({ pattern: '^https?://' }),
  TEXTS_ACCOUNT: Type.String({ minLength: 1 }),
  TEXTS_TOKEN: Type.String({ minLength: 1 }),
  /** Our number in E.164. */
  TEXTS_FROM: Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' }),
};
