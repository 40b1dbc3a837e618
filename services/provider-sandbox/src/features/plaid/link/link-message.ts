import type { LinkTrouble } from './link-token.ts';

/** What the pages of Link say to the script that opened them. */
export type LinkMessage =
  | { kind: 'event'; name: string; metadata: object }
  | { kind: 'success'; publicToken: string; metadata: object }
  | { kind: 'exit'; error: LinkTrouble | null; metadata: object };
