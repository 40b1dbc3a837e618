import { inlined } from '#widgets/inlined.ts';

/** What the modal says of itself, by the names of Pinwheel's Link events. */
export type LinkEvent = { name: string; payload: object };

/** A script element that says these to the script that opened the frame. */
export const telling = (events: readonly LinkEvent[]): string =>
  `<script>${inlined(tellEach, events)}</script>`;

// Runs in the frame.
function tellEach(events: readonly LinkEvent[]): void {
  const { parent } = globalThis as unknown as {
    parent: { postMessage(message: object, target: string): void };
  };
  for (const event of events) parent.postMessage({ sandbox: event }, '*');
}
