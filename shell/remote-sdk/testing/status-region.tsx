import { announcementStore } from '@reset/remote-sdk';

/** Stands in for the shell's announcer. */
export function StatusRegion() {
  const { text, turn } = announcementStore();
  return (
    <div role="status" key={turn}>
      {text}
    </div>
  );
}
