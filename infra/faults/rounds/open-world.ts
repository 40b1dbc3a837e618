import { issueCard } from '../members/issue-cards.ts';
import { limitsComputed, makeMembers, unissuedCard } from '../members/make-members.ts';
import type { Member } from '../members/member.ts';
import { openStage } from '../stage/open-stage.ts';
import type { World } from './run-round.ts';

const MEMBERS = 30;
const CARDHOLDERS = 6;
const LIMITS_MS = 60_000;

/** The processes, and people with cards who may owe nothing yet. */
export async function openWorld(where: Parameters<typeof openStage>[0]): Promise<World> {
  const stage = await openStage(where);
  try {
    const cards = Array.from({ length: MEMBERS }, unissuedCard);
    const members = await makeMembers(stage.database, cards);
    const cardholders: Member[] = [];
    while (cardholders.length < CARDHOLDERS) cardholders.push(await issueCard(stage));
    await limitsComputed(stage.database, LIMITS_MS);
    return { stage, members, cardholders, past: [] };
  } catch (error) {
    await stage.stop();
    throw error;
  }
}
