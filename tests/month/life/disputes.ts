import { newId } from '@reset/service-kit';
import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { Dispute as ShownDispute } from '@reset/api-contract/member/disputes.ts';
import { newDispute, type Dispute, type Purchase } from '../members/book.ts';
import { plusBankingDays } from './calendar.ts';
import { standingCents } from './disputed-refund.ts';
import { type Act, happens, type Scene } from './life.ts';

const LIST = '/card_accounts/current/card_transactions';
const NOTICE_BANKING_DAYS = 5;

/** She disputes a purchase, all of it or a part; staff credit it, decide it, or she withdraws. */
export const openDispute =
  (purchase: Purchase): Act =>
  async (scene) => {
    const { member, product, random } = scene;
    if (isFresh(purchase, scene.day)) return scene.later(1, openDispute(purchase));
    const taken = purchase.clearings.reduce((sum, { cents }) => sum + cents, 0);
    const part = happens(scene, 0.3) ? random.between(1, taken) : null;
    const plan = random.oneOf(PLANS);
    const listed = await product.asMember<CardTransaction[]>(member.userId, 'GET', LIST);
    const found = listed.find(
      ({ kind, merchant_name }) => kind === 'purchase' && merchant_name === purchase.merchant,
    );
    if (!found) throw new Error(`${purchase.merchant} is on no list of ${member.userId}.`);
    const refunded = purchase.refunds.reduce((sum, { cents }) => sum + cents, 0);
    const claimable = taken - refunded;
    if (claimable <= 0 || (part ?? 0) > claimable) {
      scene.note('not disputable', purchase.merchant);
      return;
    }
    const path = `${LIST}/${found.id}/dispute`;
    const shown = await product.asMember<ShownDispute>(member.userId, 'POST', path, {
      reason: 'not_mine',
      ...(part === null ? {} : { amount: part / 100 }),
    });
    const claimCents = part ?? claimable;
    if (Math.round(shown.amount * 100) !== claimCents) {
      scene.note('claims another amount', `${purchase.merchant} ${claimCents} ${shown.amount}`);
    }
    const dispute = newDispute({
      id: shown.id,
      claimCents,
      creditDueOn: shown.credit_due_on,
    });
    purchase.dispute = dispute;
    scene.note('disputed', `${purchase.merchant} ${claimCents}`);
    plan(scene, dispute, () =>
      product.asMember(member.userId, 'POST', `${path}/withdrawal`).then(() => undefined),
    );
  };

/** Whether the product may not know all of it yet. */
const isFresh = ({ clearings, refunds }: Purchase, today: string): boolean =>
  [...clearings, ...refunds].some(({ day }) => day === today);

/** By the schedule, where nobody did before. */
export function creditWhatIsDue(dispute: Dispute, day: string): void {
  if (dispute.state === 'open' && day >= dispute.creditDueOn) give(dispute);
}

/** By the schedule, once the notice is over. */
export function takeBackWhatIsDue(dispute: Dispute, day: string): void {
  if (dispute.takeBackOn === null || day < dispute.takeBackOn) return;
  dispute.takeBackOn = null;
  dispute.creditCents = dispute.absorbedCents;
}

function give(dispute: Dispute): void {
  dispute.creditCents = dispute.claimCents;
  dispute.state = 'provisional';
}

const credit =
  (dispute: Dispute): Act =>
  async (scene) => {
    if (dispute.state !== 'open') return;
    if (dispute.refundedOn === scene.day) return scene.later(1, credit(dispute));
    await staff(scene, dispute, 'provisional_credit', {});
    give(dispute);
    scene.note('credited provisionally', `${dispute.id} ${dispute.claimCents}`);
  };

const decide =
  (dispute: Dispute, outcome: 'won' | 'lost' | 'written_off'): Act =>
  async (scene) => {
    if (dispute.state !== 'open' && dispute.state !== 'provisional') return;
    if (dispute.refundedOn === scene.day) return scene.later(1, decide(dispute, outcome));
    await staff(scene, dispute, 'decision', { outcome, reason: 'As decided.' });
    const hadCredit = dispute.state === 'provisional';
    if (outcome !== 'lost' && !hadCredit) give(dispute);
    if (outcome === 'won') dispute.networkCents = standingCents(dispute);
    if (outcome === 'written_off') dispute.lossCents = standingCents(dispute);
    if (outcome === 'lost' && hadCredit) {
      dispute.takeBackOn = plusBankingDays(scene.day, NOTICE_BANKING_DAYS);
    }
    dispute.state = outcome;
    scene.note(`dispute ${outcome}`, dispute.id);
  };

const withdraw =
  (dispute: Dispute, send: () => Promise<void>): Act =>
  async (scene) => {
    if (dispute.state !== 'open' && dispute.state !== 'provisional') return;
    if (dispute.refundedOn === scene.day) return scene.later(1, withdraw(dispute, send));
    await send();
    dispute.state = 'withdrawn';
    dispute.creditCents = dispute.absorbedCents;
    scene.note('dispute withdrawn', dispute.id);
  };

const staff = ({ product }: Scene, { id }: Dispute, what: string, body: object): Promise<unknown> =>
  product.staff.post(`/internal/disputes/${id}/${what}`, { actor_id: newId(), ...body });

type Plan = (scene: Scene, dispute: Dispute, send: () => Promise<void>) => void;

const decided =
  (outcome: 'won' | 'lost' | 'written_off'): Plan =>
  (scene, dispute) => {
    const days = scene.random.between(2, 6);
    if (happens(scene, 0.7)) scene.later(scene.random.between(1, days), credit(dispute));
    scene.later(days, decide(dispute, outcome));
  };

const PLANS: readonly Plan[] = [
  decided('won'),
  decided('lost'),
  decided('lost'),
  decided('written_off'),
  (scene, dispute, send) => {
    if (happens(scene, 0.6)) scene.later(1, credit(dispute));
    scene.later(scene.random.between(1, 4), withdraw(dispute, send));
  },
  // Nobody looks at it: it is credited when Regulation E says so.
  () => undefined,
];
