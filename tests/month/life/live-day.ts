import { type Random, seededRandom } from '../../faults/random/seeded-random.ts';
import type { Member } from '../members/member.ts';
import type { Product } from '../product/start-product.ts';
import { atOnce } from './at-once.ts';
import { planReturn, returnForward, runShort } from './banks.ts';
import { plusDays } from './calendar.ts';
import { creditWhatIsDue, takeBackWhatIsDue } from './disputes.ts';
import { type Act, happens, type Part, type Scene } from './life.ts';
import { bePaid, isPayday, receiveForeignPay, work } from './paydays.ts';
import { buy, buyOffline } from './purchases.ts';

/** How often each operation came to be, by its kind. */
export type Tally = Map<string, number>;

/** What the lives of members go on with. */
export type Lives = {
  product: Product;
  members: readonly Member[];
  seed: number;
  tally: Tally;
  /** By member, day and part, what is to be done then. */
  agenda: Map<string, Act[]>;
  /** What was refused that should not have been, in words. */
  failures: string[];
  /** What breaks before the work of a part of a day is done; nothing when it is missing. */
  interrupt?: (day: string, part: Part) => Promise<void>;
};

export const newLives = (
  given: Pick<Lives, 'product' | 'members' | 'seed' | 'interrupt'>,
): Lives => ({
  ...given,
  tally: new Map(),
  agenda: new Map(),
  failures: [],
});

/** A part of a day of all members: several at a time, and of each one thing after the other. */
export async function liveDay(lives: Lives, day: string, part: Part): Promise<void> {
  await atOnce(lives.members, async (member) => {
    const random = randomOf(lives.seed, member, `${day} ${part}`);
    const scene = sceneOf(lives, member, { day, part, random });
    const key = keyOf(member, day, part);
    for (const act of [...(lives.agenda.get(key) ?? []), ...newActs(scene)]) {
      await act(scene).catch((error: Error) => {
        lives.failures.push(`${member.userId} on ${day}: ${error.message}`);
      });
    }
    lives.agenda.delete(key);
  });
}

/** Has each of some do something more on a day, in the order in which it is said. */
export function plan(
  { agenda }: Lives,
  members: readonly Member[],
  { day, part, act }: { day: string; part: Part; act: Act },
): void {
  for (const member of members) {
    const key = keyOf(member, day, part);
    agenda.set(key, [...(agenda.get(key) ?? []), act]);
  }
}

/** Has each of some do something at this moment. */
export async function actNow(
  lives: Lives,
  members: readonly Member[],
  { day, part, act }: { day: string; part: Part; act: Act },
): Promise<void> {
  await atOnce(members, (member) => {
    const random = randomOf(lives.seed, member, `${day} ${part} now`);
    return act(sceneOf(lives, member, { day, part, random }));
  });
}

/** What the product's schedules have done by now, as the driver reckons it. */
export function reckonSchedules({ members }: Lives, day: string): void {
  for (const { book } of members) {
    for (const { dispute } of book.purchases) {
      if (!dispute) continue;
      creditWhatIsDue(dispute, day);
      takeBackWhatIsDue(dispute, day);
    }
  }
}

/** What she does that nothing before led to. */
function newActs(scene: Scene): Act[] {
  const { member, day, part } = scene;
  const isDebited = member.repaysBy === 'debit';
  const acts: [Act, number][] =
    part === 'morning'
      ? [
          [bePaid, isPayday(member, day) ? 1 : 0],
          [work, 0.2],
          [buy, 0.12],
          [planReturn, isDebited ? 0.012 : 0],
          [runShort, isDebited ? 0.003 : 0],
          [receiveForeignPay, isDebited ? 0 : 0.004],
        ]
      : [
          [buy, 0.1],
          [buyOffline, 0.008],
          [returnForward, 0.004],
        ];
  return acts.flatMap(([act, probability]) => (happens(scene, probability) ? [act] : []));
}

function sceneOf(
  { product, agenda, tally }: Lives,
  member: Member,
  { day, part, random }: { day: string; part: Part; random: Random },
): Scene {
  return {
    product,
    member,
    day,
    part,
    random,
    later(days, act) {
      // Of what is for today the afternoon is left.
      const then = days === 0 ? 'afternoon' : random.oneOf(['morning', 'afternoon'] as const);
      const at = days === 0 && part === 'afternoon' ? plusDays(day, 1) : plusDays(day, days);
      const key = keyOf(member, at, then);
      agenda.set(key, [...(agenda.get(key) ?? []), act]);
    },
    note(kind, detail = '') {
      tally.set(kind, (tally.get(kind) ?? 0) + 1);
      member.book.history.push(`${day} ${part}: ${kind} ${detail}`.trimEnd());
    },
  };
}

const keyOf = ({ index }: Member, day: string, part: Part): string => `${index} ${day} ${part}`;

/** Hers alone, and the same in each run of this seed. */
function randomOf(seed: number, { index }: Member, moment: string): Random {
  let mixed = seed ^ Math.imul(index + 1, 0x9e_37_79_b1);
  for (const letter of moment) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01_00_01_93);
  return seededRandom(mixed & 0x7f_ff_ff_ff);
}
