import { describe, expect, it } from '@jest/globals';
import { changedFields, judgeContract } from './judge-contract.ts';
import { NO_USES, type ContractUses } from './uses.ts';

const PAY = 'member/pay.ts Pay.amount';
const ASK = 'member/pay.ts Ask.day';
const text = { types: ['string'], required: true };
const at = 'mfe-x/src/pay.ts:3';

const judge = (consumer: Partial<ContractUses>, provider: Partial<ContractUses>, before = {}) =>
  judgeContract({
    provider: { name: 'services/member 2', uses: { ...NO_USES, ...provider } },
    consumer: { name: 'mfe-x 1', uses: { ...NO_USES, ...consumer } },
    released: 'provider',
    before: { ...NO_USES, ...before },
  });

describe('judgeContract', () => {
  const reads = { [PAY]: { ...text, at } };
  const sends = { [ASK]: { ...text, at } };

  it('refuses a field that is gone or renamed and that somebody reads', () => {
    expect(judge({ reads }, { answers: { 'member/pay.ts Pay.sum': text } })).toEqual([
      'services/member 2 does not answer Pay.amount (member/pay.ts) any more, and mfe-x 1 reads it (mfe-x/src/pay.ts:3). Keep it, beside a new name if it has one, and drop it when no live release uses it.',
    ]);
  });

  it('refuses a schema that is gone as a whole', () => {
    expect(judge({ reads }, {})).toEqual([]);
    expect(judge({ reads }, {}, { answers: { [PAY]: text } })).toHaveLength(1);
  });

  it('has a consumer that is released wait for the service', () => {
    const reasons = judgeContract({
      provider: {
        name: 'services/member 2',
        uses: { ...NO_USES, answers: { 'member/pay.ts Pay.sum': text } },
      },
      consumer: { name: 'mfe-x 1', uses: { ...NO_USES, reads } },
      released: 'consumer',
    });
    expect(reasons).toEqual([
      'services/member 2, which is live, does not answer Pay.amount (member/pay.ts), and mfe-x 1 reads it (mfe-x/src/pay.ts:3). Release that service first.',
    ]);
  });

  it.each([
    [['number'], true, 'may be number where it was string'],
    [['null', 'string'], true, 'may be null where it was string'],
    [['string'], false, 'may be missing now'],
  ])('refuses a field that is read and becomes %j, required: %j', (types, required, reason) => {
    expect(judge({ reads }, { answers: { [PAY]: { types, required } } })).toEqual([
      `Pay.amount (member/pay.ts) of services/member 2 ${reason}, and mfe-x 1 reads it (mfe-x/src/pay.ts:3). Add another field beside it, and change this one when no live release uses it.`,
    ]);
  });

  it.each([[['"a"', '"b"']], [['string']]])(
    'lets a reader have less than it knows: %j',
    (types) => {
      expect(judge({ reads }, { answers: { [PAY]: { types, required: true } } })).toEqual([]);
    },
  );

  it.each([
    ['lists', ['integer[]'], ['number[]']],
    ['numbers', ['3'], ['number']],
    ['whatever it may be', ['object'], ['anything']],
  ])('knows that one type is another for %s', (_what, now, was) => {
    const used = { [PAY]: { types: was, required: true, at } };
    expect(judge({ reads: used }, { answers: { [PAY]: { types: now, required: true } } })).toEqual(
      [],
    );
  });

  it('refuses what is sent and taken no more, or as something else', () => {
    const [gone] = judge(
      { sends },
      { accepts: { 'member/pay.ts Ask.other': { ...text, required: false } } },
    );
    expect(gone).toContain('does not accept Ask.day (member/pay.ts) any more');
    const [other] = judge(
      { sends },
      { accepts: { [ASK]: { types: ['integer'], required: true } } },
    );
    expect(other).toContain('is no longer taken as string, but as integer');
    const optional = { [ASK]: { ...text, required: false, at } };
    expect(judge({ sends: optional }, { accepts: { [ASK]: text } })[0]).toContain(
      'is required now',
    );
    expect(
      judge({ sends }, { accepts: { [ASK]: { types: ['null', 'string'], required: false } } }),
    ).toEqual([]);
  });

  it('refuses a field that is newly required of an object that somebody sends without it', () => {
    const accepts = { [ASK]: text, 'member/pay.ts Ask.why': text };
    expect(judge({ sends, sent: { [ASK]: text } }, { accepts })).toEqual([
      'services/member 2 requires Ask.why (member/pay.ts), and mfe-x 1 does not send it. Make it optional until every live release sends it.',
    ]);
    expect(judge({ sends, sent: accepts }, { accepts })).toEqual([]);
    expect(judge({}, { accepts })).toEqual([]);
  });

  it('lets what nobody uses go, and knows what that is', () => {
    const before = { ...NO_USES, answers: { [PAY]: text, 'member/pay.ts Pay.note': text } };
    const now = { ...NO_USES, answers: { [PAY]: text } };
    expect(judge({ reads }, now, before)).toEqual([]);
    expect(changedFields(before, now)).toEqual(['member/pay.ts Pay.note']);
  });
});
