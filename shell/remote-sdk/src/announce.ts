import { create } from 'zustand';

/** What screen readers are told next. `turn` tells a repeated sentence from one said once. */
export const announcementStore = create(() => ({ text: '', turn: 0 }));

/** Says a sentence once to people who do not see the page, through its status region. */
export function announce(text: string): void {
  announcementStore.setState(({ turn }) => ({ text, turn: turn + 1 }));
}
