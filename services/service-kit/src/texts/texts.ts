/** Sends text messages to phones. */
export type Texts = {
  /**
   * Hands a text to the provider, which has taken it when this returns.
   * @throws TextError, which names nobody
   */
  send(text: OutgoingText): Promise<void>;
};

export type OutgoingText = {
  /** The number in E.164, such as +12135550123. */
  to: string;
  body: string;
  /** What makes it the same text when it is sent again: the id of its job. */
  key: string;
};

/** The provider did not take a text, or there was none. */
export class TextError extends Error {
  override readonly name = 'TextError';
}
