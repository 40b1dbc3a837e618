/** Sends text messages to phones. */
export type Texts = {
  /**
   * Hands a text to the provider, which has taken it when this returns.
   * @param text.to the number in E.164, such as +12135550123
   * @param text.key what makes it the same text when it is sent again: the id of its job
   * @throws TextError, which names nobody
   */
  send(text: { to: string; body: string; key: string }): Promise<void>;
};

/** The provider did not take a text, or there was none. */
export class TextError extends Error {
  override readonly name = 'TextError';
}
