import { SandboxRefused } from '../../faults/issuer/sandbox-client.ts';
import type { Deposit } from '../members/book.ts';
import type { Member, Persona } from '../members/member.ts';
import { NAME } from '../product/people.ts';
import { daysFrom, START } from './calendar.ts';
import { type Act, happens, type Scene } from './life.ts';

/** When each is paid, as the sandbox counts it: days from the first, and between two. */
const PAYDAYS: Readonly<Record<Persona, { first: number; every: number }>> = {
  hourly_ach: { first: 11, every: 14 },
  gig_worker: { first: 4, every: 7 },
  benefits: { first: 11, every: 28 },
};

export function isPayday({ persona }: Member, day: string): boolean {
  const { first, every } = PAYDAYS[persona];
  const since = daysFrom(START, day) - first;
  return since >= 0 && since % every === 0;
}

const HOURS: Readonly<Record<Persona, { min: number; max: number }>> = {
  hourly_ach: { min: 40, max: 80 },
  gig_worker: { min: 16, max: 40 },
  benefits: { min: 1, max: 1 },
};

/** Her employer pays: her payroll has a paystub, and who is paid to us has her pay here. */
export const bePaid: Act = async (scene) => {
  const { member, product, random } = scene;
  const { min, max } = HOURS[member.persona];
  const path = `/control/pinwheel/accounts/${member.payrollId}/paystubs`;
  await product.sandbox('POST', path, { hours: random.between(min, max) });
  scene.note('paystub');
  if (member.repaysBy === 'pay') await receivePay(scene);
};

/** Her pay comes here, in one or two deposits, and now and then its sender takes it back. */
export async function receivePay(scene: Scene): Promise<void> {
  const { random } = scene;
  const cents = happens(scene, 0.15) ? random.between(100, 2_500) : random.between(15_000, 90_000);
  const isSplit = happens(scene, 0.2);
  const first = isSplit ? random.between(1, cents - 1) : cents;
  const isTakenBack = happens(scene, 0.08);
  const days = random.between(0, 2);
  const deposit = await receive(scene, first, { isHers: true });
  if (isSplit) await receive(scene, cents - first, { isHers: true });
  if (isTakenBack) scene.later(days, takeBack(deposit));
}

/** Somebody else's pay comes to her account. */
export const receiveForeignPay: Act = async (scene) => {
  await receive(scene, scene.random.between(5_000, 50_000), { isHers: false });
};

async function receive(
  scene: Scene,
  amount: number,
  { isHers }: { isHers: boolean },
): Promise<Deposit> {
  const { member, product, random } = scene;
  const own = random.oneOf([null, `${NAME.first} ${NAME.last}`, `${NAME.last}, ${NAME.first}`]);
  const { uuid } = await product.sandbox<{ uuid: string }>('POST', '/control/synctera/deposits', {
    account_id: member.depositAccountId,
    amount,
    sender: 'JUNIPER PAYROLL',
    receiver_name: isHers ? own : 'Casey Somebody',
  });
  const deposit = { id: uuid, cents: amount, day: scene.day, isHers, isTakenBack: false };
  member.book.deposits.push(deposit);
  scene.note(isHers ? 'pay' : 'pay of somebody else', `${uuid} ${amount}`);
  return deposit;
}

const takeBack =
  (deposit: Deposit): Act =>
  async (scene) => {
    const path = `/synctera/v0/ach/incoming/${deposit.id}/return`;
    const body = { type: 'return_requested' };
    const isThere = await scene.product.sandbox('POST', path, body).then(
      () => true,
      (error: unknown) => {
        if (error instanceof SandboxRefused && error.status === 409) return false;
        throw error;
      },
    );
    deposit.isTakenBack = isThere;
    scene.note(isThere ? 'pay taken back' : 'pay gone before it was taken back', deposit.id);
  };

/** She works, and her payroll knows it. */
export const work: Act = async ({ member, product, random, note }) => {
  const path = `/control/pinwheel/accounts/${member.payrollId}/shifts`;
  await product.sandbox('POST', path, {
    hours: random.between(4, 10),
    ...(member.persona === 'benefits' ? { hourly_rate_cents: 2_100 } : {}),
  });
  note('shift');
};
