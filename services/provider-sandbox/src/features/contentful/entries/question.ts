import type { Entry } from '../entry.ts';

/** An item of a toggle block. */
export const question = (name: string, title: string, body: object): Entry => ({
  id: `toggle-item-${name}`,
  contentType: 'toggleItem',
  fields: { title, body },
});
