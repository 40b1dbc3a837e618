const KEY = 'resetSignedOut';

/** Tells the browser's other tabs that the session ended; leaves nothing in the storage. */
export function notifyOtherTabs(): void {
  localStorage.setItem(KEY, '1');
  localStorage.removeItem(KEY);
}

/** Calls back whenever another tab told so. */
export function onOtherTabSignedOut(callback: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) callback();
  });
}
