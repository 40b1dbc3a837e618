import { isSameOrigin } from './same-origin.ts';

const MAX = { width: 800, height: 480 };
const WINDOW_NAME = 'reset-popup';
const LOOK_EVERY_MS = 500;

/**
 * Shows one of our pages in a small window of its own, without navigation. Only
 * from within a click, or the browser blocks it. A second call shows its page in
 * the same window and brings that to the front.
 * @param onClosed when the person has closed it
 * @returns false when the browser blocked it: then nothing happened, and the link
 *   that was clicked should do what links do
 */
export function openPopup(path: string, onClosed?: () => void): boolean {
  if (!isSameOrigin(path)) throw new TypeError(`${path} is no page of ours.`);
  const popup = window.open(bare(path), WINDOW_NAME, features());
  if (!popup || popup.closed) return false;
  popup.focus();
  if (onClosed) whenClosed(popup, onClosed);
  return true;
}

function bare(path: string): string {
  const url = new URL(path, window.location.origin);
  url.searchParams.set('hideNavigation', 'true');
  return url.href;
}

/** As large as it may be and the screen has room for, in the middle of this window. */
function features(): string {
  const width = Math.min(MAX.width, window.screen.availWidth || MAX.width);
  const height = Math.min(MAX.height, window.screen.availHeight || MAX.height);
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** No event tells it: a window's `pagehide` comes at every page that it leaves. */
function whenClosed(popup: Window, onClosed: () => void): void {
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, LOOK_EVERY_MS);
}
