import { dayOf, plusDays } from '#calendar/calendar-date.ts';
import { leastPaycheckCents } from '#testing/paycheck-oracle.ts';
import { clear, sync } from './card-operations.ts';
import { comeIn, readPay } from './deposit-operations.ts';
import { morningOf } from './durations.ts';
import { type MemberModel, today } from './member-model.ts';
import type { Operation, Operations, Scene } from './operation.ts';
import type { RealMember } from './real-member.ts';

/* Whether what comes in is a paycheck, and how often those of a week count, where it nearly is otherwise. */

/** Of the least that is a paycheck, or a cent more or less, while she owes something. */
const receiveLeast: Operation = (scene) => {
  const { model, at, index } = scene;
  return async (real) => {
    const cents = Math.max(1, leastOf(model, at) - 1 + (index % 3));
    await buy(scene, real, cents);
    await bePaid(scene, real, { cents, at });
  };
};

/** Two paychecks of up to a week apart, of which each repays. */
const payTwice: Operation = (scene) => {
  const { model, at, days } = scene;
  const agoMs = model.now - at;
  return async (real) => {
    await payAll(scene, real);
    model.now = morningOf(plusDays(today(model), 1 + (days % 7)));
    real.service.clock.set(new Date(model.now).toISOString());
    await payAll({ ...scene, at: model.now - agoMs }, real);
  };
};

/** She buys, and her pay repays that. */
async function payAll(scene: Scene, real: RealMember): Promise<void> {
  const { model, at } = scene;
  await buy(scene, real, scene.cents);
  const cents = leastOf(model, at) + Math.max(0, model.account.outstandingCents());
  await bePaid(scene, real, { cents, at });
}

const leastOf = ({ history }: MemberModel, at: number): number =>
  leastPaycheckCents(history.paystubs, dayOf(new Date(at)));

async function buy(scene: Scene, real: RealMember, cents: number): Promise<void> {
  await clear({ ...scene, index: 0, cents })?.(real);
  await sync(scene)?.(real);
}

async function bePaid(
  scene: Scene,
  real: RealMember,
  { cents, at }: { cents: number; at: number },
): Promise<void> {
  comeIn(scene.model, real, { cents, at, isRefund: false, isHers: true });
  await readPay(scene)?.(real);
}

export const paycheckOperations: Operations = {
  receiveLeast: [receiveLeast, 3],
  payTwice: [payTwice, 3],
};
