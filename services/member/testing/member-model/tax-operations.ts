import { newId } from '@reset/service-kit';
import type { ModelReturn } from './member-model.ts';
import type { Operation, Operations, Scene } from './operation.ts';
import { readReturns } from './taxes-of-model.ts';

/* Her tax returns, as they are filed and answered; what comes of them comes in with her pay. */

/** Around what is advanced at all, or any amount. */
const refundOf = ({ upTo, cents, flag }: Scene): number => (flag ? upTo(100_000) : 60 * cents);

const fileTaxes: Operation = (scene) => {
  const { model, index, days, at } = scene;
  const year = (model.taxReturns.at(-1)?.taxYear ?? 2024) + 1;
  if (year > 2035) return undefined;
  return async (real) => {
    const filed: ModelReturn = {
      id: newId(),
      taxYear: year,
      state: index % 6 === 0 ? 'CA' : 'OR',
      cents: refundOf(scene),
      isEligible: days % 5 > 0,
      status: 'submitted',
      sentAt: at,
      acceptedAt: null,
      refundedBy: null,
    };
    model.taxReturns.push(filed);
    await real.readReturns(model.taxReturns);
    readReturns(model);
  };
};

/** A refund is of a return that was accepted, unless it was rejected before. */
const isAcceptance = (before: ModelReturn['status'], status: ModelReturn['status']): boolean =>
  before !== 'refund_received' &&
  (status === 'accepted' || (status === 'refund_received' && before !== 'rejected'));

/** By the tax authority, in any order: also rejected after a part of it was advanced and spent. */
const answerTaxes: Operation = ({ model, oneOf, index, at }) => {
  const one = model.taxReturns.slice(-2)[index % 2] ?? model.taxReturns.at(-1);
  const answers = ['accepted', 'accepted', 'accepted', 'rejected', 'refund_received', 'no_refund'];
  const status = oneOf(answers as ModelReturn['status'][]) ?? 'accepted';
  return (
    one &&
    (async (real) => {
      const said = model.taxReturns.map((known) => (known === one ? { ...one, status } : known));
      await real.readReturns(said);
      if (isAcceptance(one.status, status)) one.acceptedAt ??= at;
      // Its refund is the end of it.
      if (one.status !== 'refund_received') one.status = status;
      readReturns(model);
    })
  );
};

/** One that was rejected is corrected, which may make it another amount, and sent again. */
const correctTaxes: Operation = (scene) => {
  const { model, at } = scene;
  const one = model.taxReturns.at(-1);
  if (one?.status !== 'rejected') return undefined;
  return async (real) => {
    Object.assign(one, {
      status: 'submitted',
      cents: refundOf(scene),
      sentAt: at,
      acceptedAt: null,
    });
    await real.readReturns(model.taxReturns);
    readReturns(model);
  };
};

const withdrawTaxes: Operation = ({ model }) => {
  const last = model.taxReturns.at(-1);
  if (last?.refundedBy !== null) return undefined;
  return async (real) => {
    model.taxReturns.pop();
    await real.readReturns(model.taxReturns);
    readReturns(model);
  };
};

export const taxOperations: Operations = {
  fileTaxes: [fileTaxes, 2],
  answerTaxes: [answerTaxes, 4],
  correctTaxes: [correctTaxes, 3],
  withdrawTaxes: [withdrawTaxes, 1],
};
