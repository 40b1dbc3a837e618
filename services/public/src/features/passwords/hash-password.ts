import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from './bounded-queue.ts';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. The package
// hashes with argon2id off the main thread unless told otherwise.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

// A hash keeps a core busy for some 15 ms. A burst of sign-ins leaves one core to all
// other calls, and a thread of the pool (it has four); the last in line waits seconds.
const CONCURRENCY = Math.min(Math.max(availableParallelism() - 1, 1), 3);
const MAX_WAITING = 400;

// A guess costs queries beside its hash. So few at a time leave the database to all other calls; who
// waits holds no connection, and whoever is refused is so before anything is counted.
const GUESSES_CONCURRENCY = 4;

export type PasswordHashing = ReturnType<typeof passwordHashing>;

/** Hashes of passwords, made by one bounded queue per process. */
export function passwordHashing() {
  const inTurn = boundedQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  return {
    /**
     * Looks at a guess when its turn has come, with all that belongs to it. Refuses with 503 at once
     * when too many wait for theirs.
     */
    guess: boundedQueue({ concurrency: GUESSES_CONCURRENCY, maxWaiting: MAX_WAITING }),

    /** The hash to store, its salt and cost in it. Refuses with 503 when too many wait for theirs. */
    hash: (password: string): Promise<string> => inTurn(() => hash(password, COST)),

    /**
     * Whether the password is the one behind the hash. With null, when nobody has
     * the address, it answers no after the same work, so that time tells nothing.
     * Refuses with 503 when too many wait for theirs.
     */
    async matches(password: string, stored: string | null): Promise<boolean> {
      const isMatch = await inTurn(() => verify(stored ?? NOBODYS_HASH, password));
      return isMatch && stored !== null;
    },
  };
}

// Random bytes instead of a hash: as expensive to check as any, and no password is behind it.
const NOBODYS_HASH = [
  '',
  'argon2id',
  'v=19',
  `m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}`,
  unpaddedBase64(SALT_BYTES),
  unpaddedBase64(HASH_BYTES),
].join('$');

function unpaddedBase64(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
