import Type, { type Static } from 'typebox';

/** GET /users/sms_settings: whether she may be texted about her account, and by which words she agrees. */
export const SmsSettings = Type.Object({
  opted_in: Type.Boolean(),
  /** What POST /users/sms_opt_in agrees to, as it is to be shown beside the button. */
  consent: Type.Object({ version: Type.Integer({ minimum: 1 }), text: Type.String() }),
});
export type SmsSettings = Static<typeof SmsSettings>;
