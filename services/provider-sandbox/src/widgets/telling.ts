import { inlined } from './inlined.ts';

/** A script element that says these, one by one, to the script that opened the frame. */
export const telling = (messages: readonly object[]): string =>
  messages.length === 0 ? '' : `<script>${inlined(tellEach, messages)}</script>`;

// Runs in the frame.
function tellEach(messages: readonly object[]): void {
  const { parent } = globalThis as unknown as {
    parent: { postMessage(message: object, target: string): void };
  };
  for (const message of messages) parent.postMessage({ sandbox: message }, '*');
}
