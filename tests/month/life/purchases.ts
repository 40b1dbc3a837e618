import type { Purchase } from '../members/book.ts';
import { absorbRefund } from './disputed-refund.ts';
import { openDispute } from './disputes.ts';
import { type Act, happens, type Scene } from './life.ts';

const SIMULATIONS = '/synctera/v0/cards/transaction_simulations';
const CENTS = { min: 200, max: 4_000 };
/** More than anybody may spend. */
const TOO_MUCH_CENTS = { min: 90_000, max: 200_000 };

type Recorded = { uuid: string; data: { status: string } };

/** A purchase, which the network asks about; what becomes of it follows on later days. */
export const buy: Act = async (scene) => {
  const { random, member } = scene;
  const { min, max } = happens(scene, 0.06) ? TOO_MUCH_CENTS : CENTS;
  const cents = random.between(min, max);
  const merchant = nextMerchant(scene);
  const follow = random.oneOf(FOLLOW_UPS);
  const { uuid, data } = await simulate<Recorded>(scene, 'authorization', {
    ...terminal(merchant),
    card_id: member.cardId,
    amount: cents,
  });
  const isApproved = data.status === 'PENDING';
  scene.note(isApproved ? 'approved' : 'declined', `${merchant} ${cents}`);
  const purchase: Purchase = {
    merchant,
    holdId: uuid,
    requestedCents: cents,
    clearings: [],
    refunds: [],
    dispute: null,
  };
  member.book.purchases.push(purchase);
  if (isApproved) follow(scene, purchase);
};

/** A purchase that nobody was asked about. */
export const buyOffline: Act = async (scene) => {
  const { random, member } = scene;
  const cents = random.between(CENTS.min, CENTS.max);
  const merchant = nextMerchant(scene);
  const { uuid } = await simulate<Recorded>(scene, 'force_post', {
    ...terminal(merchant),
    card_id: member.cardId,
    amount: cents,
  });
  scene.note('without authorization', `${merchant} ${cents}`);
  member.book.purchases.push({
    merchant,
    holdId: null,
    requestedCents: cents,
    clearings: [{ id: uuid, cents, day: scene.day }],
    refunds: [],
    dispute: null,
  });
};

const nextMerchant = ({ member }: Scene): string =>
  `Store ${member.index}-${member.book.purchases.length}`;

const terminal = (name: string) => ({ mid: 'month', card_acceptor: { name, mcc: '5411' } });

const simulate = <Answer>({ product }: Scene, what: string, body: object): Promise<Answer> =>
  product.sandbox('POST', `${SIMULATIONS}/${what}`, body);

type Clearing = { amount: number; is_final?: boolean; force_post?: boolean };

const clear =
  (purchase: Purchase, kind: string, clearing: Clearing): Act =>
  async (scene) => {
    const { uuid } = await simulate<Recorded>(scene, 'clearing', {
      original_transaction_id: purchase.holdId,
      ...clearing,
    });
    purchase.clearings.push({ id: uuid, cents: clearing.amount, day: scene.day });
    scene.note(kind, `${purchase.merchant} ${clearing.amount}`);
    afterwards(scene, purchase);
  };

const refund =
  (purchase: Purchase, kind: string, amount: number): Act =>
  async (scene) => {
    const { uuid } = await simulate<Recorded>(scene, 'clearing', {
      original_transaction_id: purchase.holdId,
      amount,
      is_refund: true,
    });
    purchase.refunds.push({ id: uuid, cents: amount, day: scene.day });
    scene.note(kind, `${purchase.merchant} ${amount}`);
    if (purchase.dispute) absorbRefund(purchase.dispute, amount, scene.day);
  };

const reverse =
  (purchase: Purchase, amount: number): Act =>
  async (scene) => {
    await simulate(scene, 'reversal', { original_transaction_id: purchase.holdId, amount });
    scene.note('reversed', `${purchase.merchant} ${amount}`);
  };

/** What may come of a purchase that a merchant has taken. */
function afterwards(scene: Scene, purchase: Purchase): void {
  const { random } = scene;
  if (purchase.clearings.length > 1) return;
  const cents = purchase.clearings[0]?.cents ?? 0;
  const some = random.between(1, Math.max(cents - 1, 1));
  const days = random.between(0, 9);
  const kind = random.next();
  if (kind < 0.05) scene.later(days, refund(purchase, 'refund in part', some));
  else if (kind < 0.1) scene.later(days, refund(purchase, 'refund', cents));
  else if (kind < 0.115) scene.later(days, refund(purchase, 'refund above', cents + some));
  const disputed = random.next();
  if (disputed < 0.04) scene.later(random.between(1, 6), openDispute(purchase));
}

/** What merchants do with what was approved; the first is as often as all others. */
type FollowUp = (scene: Scene, purchase: Purchase) => void;

const same: FollowUp = ({ random, later }, purchase) =>
  later(random.between(0, 3), clear(purchase, 'cleared', { amount: purchase.requestedCents }));

const FOLLOW_UPS: readonly FollowUp[] = [
  ...Array<FollowUp>(11).fill(same),
  ({ random, later }, purchase) => {
    const amount = random.between(1, purchase.requestedCents - 1);
    later(random.between(0, 3), clear(purchase, 'cleared lower', { amount, is_final: true }));
  },
  ({ random, later }, purchase) => {
    const amount = purchase.requestedCents + random.between(1, 900);
    later(random.between(0, 3), clear(purchase, 'cleared higher', { amount, force_post: true }));
  },
  ({ random, later }, purchase) => {
    const first = random.between(1, purchase.requestedCents - 1);
    const days = random.between(0, 2);
    later(days, clear(purchase, 'cleared in part', { amount: first }));
    const rest = { amount: purchase.requestedCents - first };
    later(days + random.between(1, 3), clear(purchase, 'cleared in part', rest));
  },
  ({ random, later }, purchase) =>
    later(random.between(0, 2), reverse(purchase, purchase.requestedCents)),
  ({ random, later }, purchase) => {
    const some = random.between(1, purchase.requestedCents - 1);
    const days = random.between(0, 2);
    later(days, reverse(purchase, some));
    const rest = { amount: purchase.requestedCents - some };
    later(days + 1, clear(purchase, 'cleared', rest));
  },
  // Held until it expires.
  () => undefined,
  // And taken after that.
  ({ random, later }, purchase) => {
    const late = { amount: purchase.requestedCents, force_post: true };
    later(random.between(8, 10), clear(purchase, 'cleared after its end', late));
  },
  // Given back before it was taken.
  ({ random, later }, purchase) => {
    const some = random.between(1, purchase.requestedCents);
    const days = random.between(0, 2);
    later(days, refund(purchase, 'refund before clearing', some));
    const all = { amount: purchase.requestedCents };
    later(days + random.between(0, 2), clear(purchase, 'cleared', all));
  },
];
