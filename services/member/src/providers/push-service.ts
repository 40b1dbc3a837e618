/** A browser that takes messages: its push service's address for it, and what only it can read by. */
export type PushSubscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Which of our keys it was made with. */
  publicKey: string;
};

/** How a message is treated while the browser is away. */
export type PushOptions = {
  /** How long it is worth to be kept. */
  ttlSeconds: number;
  /** Whether a phone is woken for it. */
  urgency: 'normal' | 'high';
  /** Of several that wait for one browser, the last of a topic alone: at most 32 letters of base64url. */
  topic: string;
};

/**
 * What became of a message: taken by the push service; not, because the browser has no subscription any
 * more; or refused for what it is, so that it is not worth to be sent again.
 */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** The push services of browsers (RFC 8030), to which we prove ourselves by VAPID (RFC 8292). */
export type PushService = {
  /** What browsers subscribe with: an uncompressed P-256 point in base64url. */
  publicKey: string;
  /** Whether it was made with one of our keys, at a push service that we know, and can be encrypted for. */
  isUsable(subscription: PushSubscription): boolean;
  /**
   * Sends what only this browser can read. An endpoint at another host than the known ones is never
   * called: it is gone.
   * @throws ProviderError `unavailable` where it may be taken later
   */
  send(subscription: PushSubscription, payload: string, options: PushOptions): Promise<PushOutcome>;
};
