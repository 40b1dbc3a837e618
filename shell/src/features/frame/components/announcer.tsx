import { announcementStore } from '@reset/remote-sdk';
import { VisuallyHidden } from '@reset/shared-ui';

/** Where announcements are said; always in the page, or screen readers miss the first. */
export function Announcer() {
  const { text, turn } = announcementStore();
  return (
    <VisuallyHidden>
      <div role="status">
        <span key={turn}>{text}</span>
      </div>
    </VisuallyHidden>
  );
}
