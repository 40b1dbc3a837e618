import Type, { type Static } from 'typebox';
import { body, Id, Instant, text } from '../fields.ts';

/** What a member may be told by push, each as she chooses; nothing until she does. */
export const PushChoices = body({
  /** Her pay came in, or her repayment is debited today. */
  payday: Type.Boolean(),
  /** Her bank has less than her bills or a debit of the next days need. */
  low_balance: Type.Boolean(),
  /** A purchase was declined. */
  declined_purchase: Type.Boolean(),
});
export type PushChoices = Static<typeof PushChoices>;

/** Where a browser's push service takes messages, as `PushSubscription.endpoint` has it. */
const Endpoint = Type.String({ minLength: 1, maxLength: 1_000, pattern: '^https?://[!-~]+$' });

/** GET /users/push_settings, and what PUT of the same answers. */
export const PushSettings = Type.Object({
  ...PushChoices.properties,
  /** The VAPID key that browsers subscribe with: an uncompressed P-256 point in base64url. */
  public_key: Type.String(),
  /** Her browsers that are told, the last first; none for staff who view the product as her. */
  subscriptions: Type.Array(Type.Object({ id: Id, endpoint: Type.String(), created_at: Instant })),
});
export type PushSettings = Static<typeof PushSettings>;

/** POST /users/push_subscriptions: a browser that is to be told from now on. */
export const NewPushSubscription = body({
  endpoint: Endpoint,
  /** Its P-256 point and its secret, in base64url: only it reads what is encrypted by them. */
  p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
  auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }),
  /** With which of our keys it subscribed. */
  public_key: text(100),
});
export type NewPushSubscription = Static<typeof NewPushSubscription>;

/** DELETE /users/push_subscriptions: the browser that is told no more. */
export const EndedPushSubscription = body({ endpoint: Endpoint });
