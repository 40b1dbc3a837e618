import { Badge, type Tone } from '@reset/shared-ui';
import { sayWord } from '#words/say-word.ts';
import { Value } from './value.tsx';

/** How something of hers stands, in the word of the service that knows it. */
export const StatusWord = ({ of }: { of: string | null | undefined }) => (
  <Value>
    {of == null ? null : <Badge tone={toneOf(of)}>{CODES.has(of) ? of : sayWord(of)}</Badge>}
  </Value>
);

/** What the specification gives no label is shown as its code (decision C-006). */
const CODES: ReadonlySet<string> = new Set(['no_refund']);

const TONES: readonly (readonly [Tone, RegExp])[] = [
  ['warning', /degraded|user_action_required|flagged/],
  ['danger', /disconnected|reject|fail|error/],
  ['neutral', /not_linked|skipped|unlinked|no_refund/],
  ['success', /connected|active|accepted|approved|verified|linked|refund_received/],
];

const toneOf = (status: string): Tone =>
  TONES.find(([, words]) => words.test(status))?.[0] ?? 'pending';
