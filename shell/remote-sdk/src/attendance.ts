const ATTENDED_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

// A page that was just loaded was loaded by somebody.
let lastSignAt = Date.now();

const noteSign = (): void => {
  lastSignAt = Date.now();
};
for (const sign of SIGNS) {
  window.addEventListener(sign, noteSign, { capture: true, passive: true });
}

/**
 * Whether somebody touched this page within the last minute. What it reads while nobody does must
 * not keep its session alive: who left a tab open has left.
 */
export const isAttended = (): boolean => Date.now() - lastSignAt < ATTENDED_MS;
