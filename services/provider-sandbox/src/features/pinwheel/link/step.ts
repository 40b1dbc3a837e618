import type { LinkPage } from './link-pages.ts';
import type { LinkEvent } from './link-event.ts';

/** What the modal shows next, and what is told of it. */
export type Step = { page: LinkPage; events: LinkEvent[] };
