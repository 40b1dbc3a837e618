import { issueCard } from '../members/issue-cards.ts';
import { limitsComputed, makeMembers, unissuedCard } from '../members/make-members.ts';
import type { Member } from '../members/member.ts';
import { startEnvironment } from '../environment/start-environment.ts';
import type { TestBed } from './run-round.ts';

const MEMBERS = 30;
const CARDHOLDERS = 6;
const LIMITS_MS = 60_000;

/** The environment, and members with cards whose limit is 0. */
export async function setUpTestBed(
  where: Parameters<typeof startEnvironment>[0],
): Promise<TestBed> {
  const environment = await startEnvironment(where);
  try {
    const cards = Array.from({ length: MEMBERS }, unissuedCard);
    const members = await makeMembers(environment.database, cards);
    const cardholders: Member[] = [];
    while (cardholders.length < CARDHOLDERS) cardholders.push(await issueCard(environment));
    await limitsComputed(environment.database, LIMITS_MS);
    return { environment, members, cardholders, past: [] };
  } catch (error) {
    await environment.teardown();
    throw error;
  }
}
