import { setTimeout as pause } from 'node:timers/promises';
import { issueCard } from '../members/issue-cards.ts';
import type { Fault } from './fault.ts';

const REACHED_WITHIN_MS = 15_000;

/** Where the member service ends itself, as its code names them; and which time that it gets there. */
const FAILPOINTS = [
  { name: 'authorization.before_lock', most: 12 },
  { name: 'authorization.after_commit', most: 12 },
  { name: 'job.before_acknowledged', most: 4 },
  { name: 'card-issuing.person', most: 1 },
  { name: 'card-issuing.verified', most: 1 },
  { name: 'card-issuing.account', most: 1 },
  { name: 'card-issuing.card', most: 1 },
] as const;

/** The member service ends itself at a named place, while a card is being issued as well. */
export const failpoint: Fault = async ({ environment, random, count, report }) => {
  const { member, issuer } = environment;
  const { name, most } = random.oneOf(FAILPOINTS);
  await member.kill();
  const before = await issuer.cards();
  await member.start(`${name}:${random.between(1, most)}`);
  const issuing = issueCard(environment);
  const reason = await member.ended(REACHED_WITHIN_MS * environment.slowness);
  const endedAt = performance.now();
  if (reason === 'SIGKILL') count(`ended at ${name}`);
  else report(`${name} was not reached in time`);
  await member.kill();
  await pause(random.between(0, 300));
  await member.start();
  await issuing;
  const made = (await issuer.cards()).length - before.length;
  if (made !== 1) report(`${made} cards were issued to one member`);
  return endedAt;
};
