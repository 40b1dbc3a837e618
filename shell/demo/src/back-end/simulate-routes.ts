import type {
  SimulateDirectDeposit,
  SimulateEarnings,
  SimulateTransaction,
} from '@reset/api-contract/member/simulate.ts';
import { http, HttpResponse } from 'msw/http';
import { purchaseOf } from '#answers/card.ts';
import { paydayOf } from '#answers/dashboard.ts';
import { shiftOf } from '#answers/income.ts';
import type { Context } from '#context.ts';
import type { MockMember } from '#members/mock-member.ts';
import { buy, pay, work } from '#members/simulate.ts';
import { changeMember, signedIn, type BackEnd } from './mock-store.ts';
import { invalidFields, refuse, UNAUTHORIZED } from './replies.ts';

type Simulated = SimulateTransaction & SimulateEarnings & SimulateDirectDeposit;

/** POST /simulate/transaction, /earnings and /direct_deposit, as the member service takes them. */
export const simulateRoutes = (path: string, backEnd: BackEnd) => [
  simulated(`${path}/transaction`, backEnd, {
    status: 201,
    change: buy,
    answer: ({ purchases }) => purchases.slice(-1).map(purchaseOf)[0],
  }),
  simulated(`${path}/earnings`, backEnd, {
    status: 201,
    change: work,
    answer: ({ shifts, profile }) => shifts.slice(-1).map((shift) => shiftOf(shift, profile.id))[0],
  }),
  simulated(`${path}/direct_deposit`, backEnd, {
    status: 200,
    change: pay,
    answer: (member, { now }) => paydayOf(member, now()),
  }),
];

type Simulation = {
  status: number;
  change: (member: MockMember, wanted: Simulated, context: Context) => MockMember;
  answer: (member: MockMember, context: Context) => object | undefined;
};

const simulated = (path: string, { store, context }: BackEnd, simulation: Simulation) =>
  http.post(path, async ({ request }) => {
    const wanted = JSON.parse((await request.text()) || '{}') as Simulated;
    // Not before it waits: another call may have changed her meanwhile.
    const member = signedIn(store);
    if (!member) return refuse(UNAUTHORIZED);
    const errors = problemsOf(wanted);
    if (Object.keys(errors).length > 0) return refuse(invalidFields(errors));
    const changed = simulation.change(member, wanted, context);
    changeMember(store, changed);
    return HttpResponse.json(simulation.answer(changed, context), { status: simulation.status });
  });

/** The bounds of the contract. */
function problemsOf({ amount, hours }: Simulated): Record<string, string[]> {
  const isAmount =
    amount === undefined ||
    (amount >= 0.01 && amount <= 10_000 && Number.isInteger(Math.round(amount * 1e6) / 1e4));
  const areHours = hours === undefined || (hours >= 0.25 && hours <= 24);
  return {
    ...(isAmount ? {} : { amount: ['This has to be from $0.01 to $10,000.00.'] }),
    ...(areHours ? {} : { hours: ['This has to be from a quarter of an hour to 24 hours.'] }),
  };
}
