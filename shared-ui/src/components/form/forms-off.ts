import { createContext, type Context } from 'react';

const KEY = Symbol.for('reset.forms-off');
const page = globalThis as { [KEY]?: Context<string | null> };

/**
 * Why no form of the page can be sent, as while it is somebody else's; null where they can. One for all
 * copies of the design system on a page: each slice brings its own, and the shell says it for all.
 */
export const FormsOff = (page[KEY] ??= createContext<string | null>(null));
