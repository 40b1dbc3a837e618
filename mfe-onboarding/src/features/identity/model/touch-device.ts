/** Whether this is a phone or a tablet, whose camera is the one at hand. */
export const isTouchDevice = (): boolean => window.matchMedia('(pointer: coarse)').matches;
